/** What the tests need of a reader of zip files that has no types of its own. */
declare module 'yauzl' {
  interface Entry {
    fileName: string;
  }
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<import('node:stream').Readable>;
  }
  export function fromBufferPromise(buffer: Buffer, options: { lazyEntries: true }): Promise<ZipFile>;
}
