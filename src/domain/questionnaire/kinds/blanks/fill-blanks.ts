import { reportedTextCells } from '../../../answers/reported/reported-cells.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import { freshQuestion } from '../fresh-question.ts';
import { askedInBlank, blanksOf, optionsInBlank } from './asked-in-blank.ts';
import { checkBlanks } from './check-blanks.ts';
import { mapPassage } from './map-passage.ts';
import { blankName, type FillBlanks } from './passage.ts';
import { blankCells, blankColumns, blankRows, plainBlank, writtenInBlanks } from './reported-blanks.ts';

type Filled = Readonly<Record<string, string>>;

/** A text with blanks in it, each of which is written in or chosen for. */
export const fillBlanks: Kind<'fill_blanks', Filled> = {
  kind: 'fill_blanks',
  seconds: 30,
  keyedBy: ['blanks'],
  blank: (id) => ({ ...freshQuestion(id), kind: 'fill_blanks', passage: {}, blanks: [{ id: '1', asks: 'text' }] }),
  check: checkBlanks,
  mapTexts: mapPassage,
  rows: blanksOf,
  options: optionsInBlank,
  held: {
    several: false,
    values: () => [],
    parts: {
      names: ({ blanks }) => blanks.map(({ id }) => id),
      values: (answer) => Object.fromEntries(Object.entries(answer).map(([id, said]) => [id, [said]])),
    },
  },
  testedBy: 'answered',
  read: readBlanks,
  missing: () => ({ key: 'missingBlanks' }),
  isWhole: ({ blanks }, answer) => blanks.every(({ id }) => answer[id] !== undefined),
  imagine: imagineBlanks,
  countsAs: () => 'blanks',
  cells: blankCells,
  written: writtenInBlanks,
  reported: reportedTextCells(blankRows),
  words: (question, answer, locale) => inWords(question, answer, locale, 'words'),
  plain: (question, answer, locale) => inWords(question, answer, locale, 'plain'),
  columns: { of: blankColumns, plain: plainBlank },
};

/** Reads what is said in each blank; in some nothing may be. */
function readBlanks({ blanks }: FillBlanks, input: unknown): Reading<Filled> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  if (!told) return { problem: { key: 'malformed' } };
  if (Object.keys(told).some((id) => !blanks.some((blank) => blank.id === id))) {
    return { problem: { key: 'unknownBlank' } };
  }
  const answer: Record<string, string> = {};
  for (const blank of blanks) {
    const { kind, question } = askedInBlank(blank);
    const reading = kind.read(question, told[blank.id]);
    if ('problem' in reading) return reading;
    if ('answer' in reading) answer[blank.id] = String(reading.answer);
  }
  return Object.keys(answer).length > 0 ? { answer } : { empty: true };
}

function imagineBlanks({ blanks }: FillBlanks, person: MadeUpPerson): Filled | undefined {
  const said = blanks.flatMap((blank) => {
    const { kind, question } = askedInBlank(blank);
    const part = kind.imagine(question, person);
    return part === undefined ? [] : [[blank.id, String(part)] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** “Blank 1: Padma; Blank 2: Jamuna”. */
function inWords({ blanks }: FillBlanks, answer: Filled, locale: Locale, say: 'words' | 'plain'): string {
  const told = blanks.flatMap((blank) => {
    const said = answer[blank.id];
    const { kind, question } = askedInBlank(blank);
    return said === undefined
      ? []
      : `${localizedText(blankName(blank.id), locale)}: ${kind[say](question, said, locale)}`;
  });
  return told.join('; ');
}
