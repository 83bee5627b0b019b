export interface Shortened {
  text: string;
  /** It ends before what was written did. */
  isShorter: boolean;
}

/** As much of a text as it may have, without half a character at its end. */
export function shorten(text: string, most: number): Shortened {
  if (text.length <= most) return { text, isShorter: false };
  return { text: text.slice(0, most).replace(/[\ud800-\udbff]$/, ''), isShorter: true };
}
