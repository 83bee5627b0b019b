declare module 'punycode.js' {
  const punycode: {
    /** A host with each `xn--` part of it read. Throws where one cannot be. */
    toUnicode(host: string): string;
  };
  export = punycode;
}
