// poll() for node's files, of which the loader's own knows nothing. Whether something has come cannot be asked of node: a pipe,
// a socket or a terminal may always have to be waited for, and who waits for one is let go on after a moment.
mergeInto(LibraryManager.library, {
  __syscall_poll: function (descriptors, count, timeout) {
    var size = 8; // of a pollfd: an int and two shorts
    var ready = 0;
    if (timeout) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeout < 0 ? 5 : Math.min(timeout, 5));
    for (var at = descriptors; at < descriptors + size * count; at += size) {
      var stream = FS.getStream(HEAP32[at >> 2]);
      var isReady = stream && (timeout || require("fs").fstatSync(stream.nfd).isFile());
      HEAP16[(at + 6) >> 1] = isReady ? HEAP16[(at + 4) >> 1] : 0;
      if (isReady) ++ready;
    }
    return ready;
  },
});
