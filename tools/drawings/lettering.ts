import { type Lettering, lettering as outlines } from '#kit/server/lettering.ts';
import { COLOUR } from '#ui/drawn/cloth.ts';

/** A line of words as shapes, for a picture in a page has no fonts of the page. */
export function lettering(words: string, { fill = COLOUR.ink, ...set }: Lettering & { fill?: string }): string {
  return `<path fill="${fill}" d="${outlines(words, set)}"/>`;
}
