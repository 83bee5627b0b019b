// A questionnaire written as plain text, as people have it in letters and documents:
//
//   # About you                        begins a section
//   1. What is your name? *            a line is a question; * or (required) at its end: it must be answered
//   2. What do you drink? (several)    one with options is a choice, without them it is a short text
//      - Tea                           options stand beneath it, listed by -, *, •, 1., a) or [ ], or further in
//      - Coffee
//
// An empty line ends a question; but where that has no sign of its own, bullets, letters and boxes still are its
// options, as documents leave room between a question and its list. Where questions are numbered themselves, a number
// starts the next one.
import { linesIn, type MarkedLine, readLine } from './line-mark.ts';

export interface PastedQuestion {
  title: string;
  options: readonly string[];
  /** Whether more than one of them may be chosen. */
  several: boolean;
  required: boolean;
}

export type PastedPart = { section: string } | { question: PastedQuestion };

const HEADING = /^#{1,6}(?:\s+|$)/;
const REQUIRED = ['(required)', '(আবশ্যক)'];
const SEVERAL = ['(several)', '(choose several)', '(একাধিক)'];

interface Open extends MarkedLine {
  options: string[];
  hasBoxes: boolean;
  /** Whether an empty line came since it began. */
  left: boolean;
}

/** The sections and questions that a text lists, in order. Every line with words is in one of them. */
export function readPasted(text: string): PastedPart[] {
  const parts: ({ section: string } | { question: Open })[] = [];
  let open: Open | undefined;
  for (const written of linesIn(text)) {
    const line = readLine(written);
    const heading = HEADING.exec(line.words);
    if (heading && line.mark === undefined) {
      open = undefined;
      parts.push({ section: line.words.slice(heading[0].length) });
    } else if (line.words === '') {
      // A bullet with nothing behind it is no empty line.
      if (line.mark === undefined && open) open.left = true;
    } else if (open && isBeneath(line, open)) {
      open.options.push(line.words);
      open.hasBoxes ||= line.boxed;
    } else {
      open = { ...line, options: [], hasBoxes: false, left: false };
      parts.push({ question: open });
    }
  }
  return parts.map((part) => ('section' in part ? part : { question: finish(part.question) }));
}

/** Further in than the question, or listed by a sign that the question itself is not. */
function isBeneath(line: MarkedLine, question: Open): boolean {
  if (question.left) return line.mark !== undefined && !line.numbered && question.mark === undefined;
  return line.indent > question.indent || (line.mark !== undefined && line.mark !== question.mark);
}

function finish({ words, options, hasBoxes }: Open): PastedQuestion {
  let title = words;
  let required = false;
  let several = hasBoxes;
  // What is said at the end of a question is said once, in either order.
  for (let turn = 0; turn < 2; turn += 1) {
    const must = withoutEnding(title, REQUIRED) ?? withoutStar(title);
    if (must !== undefined) [title, required] = [must, true];
    const chosen = options.length > 0 ? withoutEnding(title, SEVERAL) : undefined;
    if (chosen !== undefined) [title, several] = [chosen, true];
  }
  return { title, options, several, required };
}

/** The words before an ending, where there are any. */
function withoutEnding(words: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((each) => words.slice(-each.length).toLowerCase() === each);
  return (ending && words.slice(0, -ending.length).trimEnd()) || undefined;
}

/** A star at the end, where it is none of those around words in italics. */
function withoutStar(words: string): string | undefined {
  return words.indexOf('*') === words.length - 1 ? words.slice(0, -1).trimEnd() || undefined : undefined;
}
