import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

interface ZippedPart {
  name: string;
  content: string | AsyncIterable<string>;
}

/** A zip file of these, written as they are read: no more is held of one than a chunk, and what waits to be taken. */
export async function* zipped(parts: readonly ZippedPart[], at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const sources: Readable[] = [];
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { name, content } of parts) {
    const options = { mtime: at, forceDosTimestamp: true };
    if (typeof content === 'string') {
      zip.addBuffer(Buffer.from(content), name, options);
    } else {
      const source = Readable.from(content);
      sources.push(source);
      // The library passes on what is read, and nothing of what goes wrong.
      source.on('error', (error) => output.destroy(error));
      zip.addReadStream(source, name, options);
    }
  }
  zip.end();
  try {
    yield* output;
  } finally {
    // Nobody takes any more: nothing more is read.
    for (const source of sources) source.destroy();
  }
}
