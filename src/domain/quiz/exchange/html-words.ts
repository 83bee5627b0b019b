interface Words {
  text: string;
  hadMarkup: boolean;
  hadPictures: boolean;
}

/** Ends a line where it ends. */
const ENDS_LINE = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const PICTURES = new Set(['img', 'video', 'audio', 'object', 'iframe']);
/** What says nothing by itself: a paragraph around a text is how every text is sent. */
const SILENT = new Set(['p', 'br', 'span', 'div']);

/** The words of HTML, line by line, and whether more was there than words. */
export function htmlWords(html: string): Words {
  let text = '';
  let hadMarkup = false;
  let hadPictures = false;
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    text += html.slice(at, open);
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(html.slice(open + 1, Math.min(close, open + 20)))?.[1]?.toLowerCase();
    if (name === undefined && !html.startsWith('<!--', open)) text += html.slice(open, close + 1);
    else if (name !== undefined) {
      const isClosing = html[open + 1] === '/';
      if (ENDS_LINE.has(name) && (isClosing || name === 'br')) text += '\n';
      hadMarkup ||= !SILENT.has(name);
      hadPictures ||= PICTURES.has(name);
    }
    at = close + 1;
  }
  return { text: tidyLines(decoded(text + html.slice(at))), hadMarkup, hadPictures };
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
