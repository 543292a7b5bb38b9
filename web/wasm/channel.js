// Channels of the program to whatever its host has to talk to (channel.cpp).
mergeInto(LibraryManager.library, {
  $casinoChannels: "new Map()",
  $casinoTextInside__deps: ["malloc"],
  $casinoTextInside: function (text) {
    var size = lengthBytesUTF8(text) + 1;
    var place = _malloc(size);
    stringToUTF8(text, place, size);
    return place;
  },
  casino_channel_open__deps: ["$casinoChannels", "$casinoTextInside"],
  casino_channel_open: function (key, asked) {
    try {
      if (!Module["channel"]) throw "nothing can be started here";
      var command = JSON.parse(UTF8ToString(asked));
      casinoChannels.set(key, Module["channel"](command["words"], command["environment"]));
      return 0;
    } catch (why) {
      return casinoTextInside(String(why));
    }
  },
  casino_channel_send__deps: ["$casinoChannels"],
  casino_channel_send: function (key, line) {
    casinoChannels.get(key)["send"](UTF8ToString(line));
  },
  casino_channel_receive__deps: ["$casinoChannels", "$casinoTextInside"],
  casino_channel_receive: function (key, milliseconds) {
    var received = casinoChannels.get(key)["receive"](milliseconds);
    return received === null ? 0 : casinoTextInside(received);
  },
  casino_channel_close__deps: ["$casinoChannels"],
  casino_channel_close: function (key) {
    casinoChannels.get(key)["close"]();
    casinoChannels.delete(key);
  },
});
