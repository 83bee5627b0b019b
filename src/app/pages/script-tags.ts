import { Transform } from 'node:stream';
import { KEPT_BACK, type PageScript } from '#kit/web/page/script/page-script.ts';

const PRELOAD = 'rel="modulepreload"';
const MODULE = 'type="module" async=""';
const LAST = 'fetchpriority="low"';

const INSTEAD: Record<NonNullable<PageScript>, Record<string, string>> = {
  'at-once': { [PRELOAD]: `${PRELOAD} ${LAST}` },
  'once-seen': { [PRELOAD]: `rel="${KEPT_BACK}" ${LAST}`, [MODULE]: `type="${KEPT_BACK}"` },
};

/**
 * A page on its way, whose scripts are fetched after its styles and fonts, or only once it is seen: a page of the site
 * is whole without them, and on a slow phone they would keep it from being painted. The framework writes these tags
 * and cannot be told when they are meant.
 */
export function scriptTags(script: PageScript): Transform {
  const instead = script === null ? {} : INSTEAD[script];
  const sought = Object.keys(instead);
  let kept = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Byte by byte: a letter may come in two chunks as well.
      const text = kept + chunk.toString('latin1');
      const whole = text.length - Math.max(0, ...sought.map((tag) => begun(tag, text)));
      kept = text.slice(whole);
      const said = sought.reduce((page, tag) => page.replaceAll(tag, instead[tag] ?? tag), text.slice(0, whole));
      done(null, Buffer.from(said, 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(kept, 'latin1'));
    },
  });
}

/** How many letters at the end of a text may be the beginning of what is looked for. */
function begun(sought: string, text: string): number {
  let length = Math.min(sought.length - 1, text.length);
  while (length > 0 && !text.endsWith(sought.slice(0, length))) length -= 1;
  return length;
}
