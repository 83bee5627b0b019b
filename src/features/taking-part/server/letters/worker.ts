// The thread that cuts the display face down to the letters of a title.
import { Blob, Face, Font, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { displayFont } from '#kit/server/display-font.ts';
import type { LetterScript } from '../../letters.ts';
import { subset } from './subset.ts';

interface Cut {
  script: LetterScript;
  letters: readonly string[];
}

/** What a letter is drawn with may be another shape where it begins a word. */
const BEFORE = { latin: '', bengali: 'ক' } as const;

const opened = new Map<LetterScript, Promise<{ bytes: Uint8Array; font: Font }>>();

/** The face with these letters alone, and of their joined forms only those that they take. */
export async function cut({ script, letters }: Cut): Promise<Uint8Array> {
  const { bytes, font } = await faceOf(script);
  const shapes = letters.flatMap((letter) => [...shapesOf(font, letter), ...shapesOf(font, BEFORE[script] + letter)]);
  const small = await compress(await subset(bytes, { signs: ` ${letters.join('')}`, shapes }));
  // What compressing gives looks into all of its memory, 16 MiB, which would go along.
  return Uint8Array.from(small);
}

/** Those that a letter is drawn with, and those that it goes through on the way there. */
function shapesOf(font: Font, words: string): number[] {
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  const steps = shapeWithTrace(font, text, [], 0, TracePhase.DONT_STOP);
  const end = text.getGlyphInfos().map(({ codepoint }) => codepoint);
  const before = steps.filter(({ glyphs }) => glyphs).flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
  return [...before, ...end];
}

function faceOf(script: LetterScript) {
  const known = opened.get(script);
  if (known) return known;
  const opening = open(script);
  opened.set(script, opening);
  return opening;
}

async function open(script: LetterScript) {
  const bytes = Uint8Array.from(await decompress(displayFont(script)));
  return { bytes, font: new Font(new Face(new Blob(bytes.buffer))) };
}
