import { cleanText } from '#domain/text/normalise.ts';

/** A text for one line, as a subject of an email: a line break in it could begin another header. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ');
}
