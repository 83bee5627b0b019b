import { type AnswerParts, chosenOf } from '../../../answers/answer.ts';
import type { Cells } from '../../../answers/cells.ts';
import { reportedOptions } from '../../../answers/reported/reported-options.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { chosenColumns, chosenWords } from './chosen-words.ts';
import { heldTexts, imagineTexts, toldOptions, withTexts, writtenBeside } from './option-texts.ts';
import { oneOf, readOneOption } from './options.ts';
import { blankOptions, mapPicturedOptions, writtenOptions } from './written-options.ts';

const LEAST_OPTIONS = 2;

type Chosen = string | AnswerParts;

/** One of a few options, all in view. The answer is the option's id, or that with the text it asks for. */
export const singleChoice: Kind<'single_choice', Chosen> = {
  ...oneOf(writtenOptions),
  kind: 'single_choice',
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'single_choice', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapPicturedOptions,
  pictured: true,
  carriable: true,
  askingFor: (question) => question,
  held: { several: false, values: (answer) => chosenOf(answer), parts: heldTexts },
  read: readChosen,
  imagine({ options }, person) {
    const option = options[person.pick(options.length)];
    return option && imagineTexts([option], option.id, person);
  },
  cells: (_question, answer): Cells => {
    const wrote: Cells = writtenBeside(answer) === undefined ? {} : { wrote: 1n };
    return { ...Object.fromEntries(chosenOf(answer).map((id) => [`option:${id}`, 1n])), ...wrote };
  },
  written: writtenBeside,
  reported: reportedOptions(writtenOptions),
  words: ({ options }, answer, locale: Locale) => chosenWords(options, answer, locale),
  plain: ({ options }, answer, locale: Locale) => chosenWords(options, answer, locale),
  columns: chosenColumns,
};

/** Whoever writes beside an option and chooses none has chosen that one. */
function readChosen({ options }: QuestionOf<'single_choice'>, input: unknown): Reading<Chosen> {
  const told = toldOptions(input);
  const ids = told && (told.ids.size > 0 ? told.ids : new Set(Object.keys(told.texts)));
  const reading = readOneOption(options, ids);
  if (!told || !('answer' in reading)) return reading;
  const known = new Set(options.map((option) => option.id));
  if (Object.keys(told.texts).some((id) => !known.has(id))) return { problem: { key: 'unknownOption' } };
  const chosen = options.filter((option) => option.id === reading.answer);
  return withTexts<Chosen>(chosen, told.texts, reading.answer);
}
