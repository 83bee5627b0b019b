import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { displayFont } from '#kit/server/display-font.ts';
import { lettersOf } from '../../letters.ts';
import { cut } from './worker.ts';

/** Conjuncts of two and three, forms before and after their letter, what hangs below, and a vowel that takes a ya. */
const TITLES = [
  'শুক্রবার কী খাওয়া হবে?',
  'আপনার উত্তর জমা হয়েছে',
  'ক্ষমা, জ্ঞান, স্ত্রী ও র‍্যালি',
  'বিশ্ববিদ্যালয়ের কর্মকর্তা',
  'অ্যাকাউন্ট ও হোয়াটসঅ্যাপ',
  'দুঃখ, চাঁদ, কৃষ্ণ, রূপ, হৃদয়।',
];

it.each(TITLES)('%s is drawn as with the whole face', async (title) => {
  const letters = lettersOf(title, 'bengali');
  const small = await cut({ script: 'bengali', letters });
  expect(small.byteLength).toBeLessThan(6_000);
  // It goes from thread to thread and is remembered: what it looks into goes with it.
  expect(small.buffer.byteLength).toBe(small.byteLength);
  const [part, whole] = [await opened(small), await opened(displayFont('bengali'))];
  for (const word of title.normalize('NFC').match(/[\u0980-\u09fe\u200d]+/g) ?? [])
    expect(drawn(part, word), word).toEqual(drawn(whole, word));
});

it('has nothing but the letters', async () => {
  const [part, whole] = [
    await opened(await cut({ script: 'latin', letters: ['a', 'b'] })),
    await opened(displayFont('latin')),
  ];
  expect(drawn(part, 'ab')).toEqual(drawn(whole, 'ab'));
  expect(drawn(part, 'c')).not.toEqual(drawn(whole, 'c'));
});

async function opened(font: Uint8Array): Promise<Font> {
  return new Font(new Face(new Blob(Uint8Array.from(await decompress(font)).buffer)));
}

function drawn(font: Font, words: string) {
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  shape(font, text);
  const places = text.getGlyphPositions();
  return text.getGlyphInfos().map(({ codepoint }, at) => [font.glyphToPath(codepoint), places[at]]);
}
