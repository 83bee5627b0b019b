// GIFT, as docs.moodle.org/en/GIFT_format and question/format/gift/format.php of Moodle have it.
import type { Exchanged, Left, Note, ReadFile, Told } from './exchanged.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { restored, shielded } from './gift-escapes.ts';
import { htmlWords } from './html-words.ts';
import { readGiftAnswers } from './read-gift-answers.ts';

/** The questions of a file in GIFT. */
export function readGift(file: string): ReadFile {
  const notes: Note[] = [];
  const questions = giftBlocks(shielded(file)).flatMap((block) => {
    const told = new Set<Note['why']>();
    const read = readBlock(block, told);
    if (read && 'left' in read) {
      notes.push({ line: block.line, why: read.left });
      return [];
    }
    for (const why of told) notes.push({ line: block.line, why });
    return read ? [read] : [];
  });
  return { questions, notes };
}

function readBlock({ line, text: whole, hasCategory }: GiftBlock, told: Told): Exchanged | Left | undefined {
  if (hasCategory) told.add('category');
  if (whole === '') return undefined;
  const { text: unnamed, isNamed } = withoutName(whole);
  if (isNamed) told.add('name');
  const open = unnamed.indexOf('{');
  const close = unnamed.indexOf('}');
  if (open < 0 !== close < 0 || close < open) return { left: 'braces' };
  const { format, text } = withoutFormat(open < 0 ? unnamed : unnamed.slice(0, open));
  const words = wordsIn(format, told);
  if (open < 0) return { line, title: wordsOf(text, format, told), asks: { by: 'nothing', isAsked: false } };
  const after = unnamed.slice(close + 1).trim();
  const title = wordsOf(after === '' ? text : `${text.trimEnd()} _____ ${after}`, format, told);
  const { answers, feedback } = withoutFeedback(unnamed.slice(open + 1, close));
  const asks = readGiftAnswers(answers, words, told);
  if ('left' in asks) return asks;
  if (title === '') return { left: 'untitled' };
  // The format says nothing of their order; Moodle shuffles what it reads, for the right one often stands first.
  const shuffle = asks.by === 'options' || undefined;
  return { line, title, feedback: feedback === '' ? undefined : words(feedback), shuffle, asks };
}

function withoutName(text: string): { text: string; isNamed: boolean } {
  if (!text.startsWith('::')) return { text, isNamed: false };
  const end = text.indexOf('::', 2);
  return end < 0 ? { text, isNamed: false } : { text: text.slice(end + 2).trim(), isNamed: true };
}

const FORMAT = /^\[(html|moodle|plain|markdown)\]/;

function withoutFormat(text: string): { format: string | undefined; text: string } {
  const found = FORMAT.exec(text);
  return { format: found?.[1], text: found ? text.slice(found[0].length) : text };
}

/** What comes after the last `####` is said to everybody. */
function withoutFeedback(within: string): { answers: string; feedback: string } {
  const at = within.lastIndexOf('####');
  if (at < 0) return { answers: within.trim(), feedback: '' };
  return { answers: within.slice(0, at).trim(), feedback: within.slice(at + 4).trim() };
}

/** Reads a text within a question; it is written as the question is, unless it says otherwise. */
function wordsIn(around: string | undefined, told: Told): (text: string) => string {
  return (given) => {
    const { format = around, text } = withoutFormat(given.trim());
    return wordsOf(text, format, told);
  };
}

function wordsOf(given: string, format: string | undefined, told: Told): string {
  const text = restored(given).trim();
  if (format !== 'html') return text;
  const { text: words, hadMarkup, hadPictures } = htmlWords(text);
  if (hadPictures) told.add('pictures');
  else if (hadMarkup) told.add('markup');
  return words;
}
