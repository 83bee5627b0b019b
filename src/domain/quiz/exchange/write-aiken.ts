import type { Exchanged, Left } from './exchanged.ts';

const LETTERS = 26;

/** A question in Aiken, or why it cannot be one. */
export function aikenOf({ title, asks }: Exchanged): string | Left {
  if (asks.by !== 'options' || asks.several) return { left: 'otherKind' };
  const { options } = asks;
  const right = options.findIndex(({ share }) => share === 100);
  const isPlain = options.every(({ share }, place) => place === right || share === 0);
  const words = onOneLine(title);
  if (right < 0 || !isPlain || options.length > LETTERS || /^(?:ANSWER:|[A-Z][).])/.test(words))
    return { left: 'doesNotFit' };
  const letter = (place: number) => String.fromCharCode(65 + place);
  const choices = options.map(({ text }, place) => `${letter(place)}. ${onOneLine(text)}`);
  return [words, ...choices, `ANSWER: ${letter(right)}`].join('\n');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
