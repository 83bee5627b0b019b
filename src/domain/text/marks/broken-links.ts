import { LIST_LINE } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';

/** Addresses of what was meant for a link in a text, and is none. */
export function brokenLinks(text: string): readonly string[] {
  if (!text.includes('](')) return [];
  const found: string[] = [];
  for (const line of text.split('\n')) {
    parseInline(line.replace(LIST_LINE, ''), (address) => found.push(address));
  }
  return found;
}
