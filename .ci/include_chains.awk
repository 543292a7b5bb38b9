# Puts the files on the command line into few lines, such that it proves of every file that it compiles alone when each
# line is compiled as one source: a file follows others in its line only if it includes all of them itself, by whatever
# way. They bring it nothing that it would not have without them, and half of the work is saved.
#
# Holds for files whose #includes stand at their top, as they do here.

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

function largest_within(top,    best, i) { # of what is in no line yet; top "": of all
  best = ""
  for (i = 1; i <= count; ++i)
    if (!(files[i] in done) && (top == "" || (top, files[i]) in has) && (best == "" || size[files[i]] > size[best]))
      best = files[i]
  return best
}

END {
  for (i = 1; i <= count; ++i) visit(files[i], files[i])
  while ((file = largest_within("")) != "") {
    for (line = ""; file != ""; file = largest_within(file)) {
      done[file] = 1
      line = file " " line
    }
    print line
  }
}
