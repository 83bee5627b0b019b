// Embedded answers, as docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type and question/type/multianswer say.
import { namedIn } from '../../questionnaire/kinds/blanks/passage.ts';
import { type Asks, type Left, readNumber, roundShare, type Told } from './exchanged.ts';

type Blank = Extract<Asks, { by: 'blanks' }>['blanks'][number];

/**
 * `{1:SHORTANSWER:=this~%50%that#feedback}`: its weight, its type and its answers. None begins behind a backslash: so a
 * field that never ends has no other beginning within it, and no part of the text is searched twice.
 */
const FIELD = /(?<!\\)\{(\d{0,3}):([A-Z_]{2,24}):((?:\\.|[^\\{}])*)\}/gs;
const WRITTEN = /^(?:SHORTANSWER|SA|MW)(_?C)?$/;
const CHOSEN = /^(?:MULTICHOICE|MC)_?[VH]?S?$/;
const NUMERIC = /^(?:NUMERICAL|NM)$/;

/** A text with fields in it as a passage with blanks, numbered from 1. */
export function readCloze(text: string, told: Told): Asks | Left {
  if (namedIn(text).length > 0) return { left: 'doesNotFit' };
  const blanks: Blank[] = [];
  const weights = new Set<number>();
  const cases = new Set<boolean>();
  let isUnknown = false;
  const passage = text.replace(FIELD, (_field, weight: string, type: string, answers: string) => {
    const blank = blankOf(type, answers, told);
    isUnknown ||= blank === undefined;
    if (blank) blanks.push(blank);
    weights.add(Number(weight || 1));
    const written = WRITTEN.exec(type);
    if (written) cases.add(written[1] !== undefined);
    return `[${blanks.length}]`;
  });
  if (blanks.length === 0 || isUnknown) return { left: 'cloze' };
  if (blanks.some(({ accepted }) => accepted.every(({ share }) => share <= 0))) return { left: 'noAnswer' };
  // There each field has a weight and a case of its own.
  if (weights.size > 1 || cases.size > 1) told.add('credit');
  return { by: 'blanks', passage, blanks, matchCase: cases.size === 1 && cases.has(true) ? true : undefined };
}

function blankOf(type: string, told: string, notes: Told): Blank | undefined {
  const answers = apart(told, '~').map((answer) => answerOf(answer, notes));
  if (CHOSEN.test(type)) {
    return { options: answers.map(({ text }) => text), accepted: answers.filter(({ share }) => share !== 0) };
  }
  const isNumeric = NUMERIC.test(type);
  if (!isNumeric && !WRITTEN.test(type)) return undefined;
  const accepted = isNumeric ? answers.map(exactNumber) : answers;
  if (accepted.some(({ text }) => text === '')) return undefined;
  if (accepted.some(({ text }) => text === '*')) notes.add('wildcard');
  return { accepted: accepted.filter(({ text }) => text !== '*') };
}

/** A number that may be missed is none that can be written. */
function exactNumber({ text, share }: { text: string; share: number }) {
  const [value = '', tolerance = '0'] = text.split(':');
  const isExact = text === '*' || (readNumber(value) !== undefined && readNumber(tolerance) === 0);
  return { text: isExact ? value.trim() : '', share };
}

function answerOf(answer: string, told: Told): { text: string; share: number } {
  const [, right, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.]{1,12})%)?(.*)$/s.exec(answer) ?? [];
  const [said = '', ...feedback] = apart(rest, '#');
  if (feedback.join('').trim() !== '') told.add('answerFeedback');
  const text = said.replace(/\\(.)/gs, '$1').replace(/\s+/g, ' ').trim();
  return { text, share: right ? 100 : roundShare(readNumber(percent ?? '') ?? 0) };
}

/** What stands between signs that are not escaped; escapes stay. */
function apart(text: string, sign: '~' | '#'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|./gs)) {
    if (piece === sign) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}
