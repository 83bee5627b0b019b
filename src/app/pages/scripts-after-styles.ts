import { Transform } from 'node:stream';

const ASKED = 'rel="modulepreload"';
const LATER = `${ASKED} fetchpriority="low"`;

/**
 * A page on its way, whose scripts are fetched after its styles and fonts: it is whole without them, and on a slow
 * phone they would keep it from being seen. The framework writes these links and cannot
 * be told their priority.
 */
export function scriptsAfterStyles(): Transform {
  let kept = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Byte by byte: a letter may come in two chunks as well.
      const text = kept + chunk.toString('latin1');
      const whole = text.length - begun(text);
      kept = text.slice(whole);
      done(null, Buffer.from(text.slice(0, whole).replaceAll(ASKED, LATER), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(kept, 'latin1'));
    },
  });
}

/** How many letters at the end may be the beginning of what is looked for. */
function begun(text: string): number {
  let length = Math.min(ASKED.length - 1, text.length);
  while (length > 0 && !text.endsWith(ASKED.slice(0, length))) length -= 1;
  return length;
}
