# Puts the files on the command line into few lines, such that it proves of every file that it compiles alone when each
# line is compiled as one source: a file follows others in its line only if it includes all of them itself, by whatever
# way. They bring it nothing that it would not have without them, and half of the work is saved.
#
# So does a line that begins with one of the BASES, headers that are compiled beforehand, of which the first file of the
# line includes one by itself.
#
# Holds for files whose #includes stand at their top, as they do here.

BEGIN { base_count = split(BASES, bases, " ") }

FNR == 1 { files[++count] = FILENAME }

/^[ \t]*#[ \t]*include[ \t]*"/ {
  split($0, parts, "\"")
  includes[FILENAME] = includes[FILENAME] " " parts[2]
}

function visit(top, file,    number, names, i) { # what `top` includes by way of `file`
  if ((top, file) in has) return
  has[top, file] = 1
  ++size[top]
  number = split(includes[file], names, " ")
  for (i = 1; i <= number; ++i) visit(top, names[i])
}

function base_of(file,    i) { # the first that it includes
  for (i = 1; i <= base_count; ++i)
    if (bases[i] != file && (file, bases[i]) in has) return bases[i]
  return ""
}

function may_go_before(top, file) { return (top, file) in has && base[top] == base[file] }

function largest_within(top,    best, i) { # of what is in no line yet; top "": of all
  best = ""
  for (i = 1; i <= count; ++i)
    if (!(files[i] in done) && (top == "" || may_go_before(top, files[i])) && (best == "" || size[files[i]] > size[best]))
      best = files[i]
  return best
}

END {
  for (i = 1; i <= count; ++i) {
    visit(files[i], files[i])
    base[files[i]] = base_of(files[i])
  }
  while ((file = largest_within("")) != "") {
    for (line = ""; file != ""; file = largest_within(file)) {
      done[file] = 1
      line = file " " line
      begin = base[file]
    }
    print begin " " line
  }
}
