import { type AnswerParts, chosenOf } from '../../../answers/answer.ts';
import type { Cells } from '../../../answers/counting/cells.ts';
import type { Locale } from '../../../text/locale.ts';
import type { PartOfKind, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { ChoiceQuestion } from '../../schema.ts';
import { chosenColumns, chosenWords } from './chosen-words.ts';
import { heldTexts, imagineTexts, toldOptions, withTexts, writtenBeside, writtenBesideOne } from './option-texts.ts';
import { oneOf, readOneOption } from './options.ts';
import { writtenOptions } from './written-options.ts';

/** The id of an option, or that with the text it asks for. */
export type Chosen = string | AnswerParts;

/** All that follows where one of the options is chosen that an owner writes, some of which may ask for a text. */
export const oneChosen = {
  ...oneOf(writtenOptions),
  keyedBy: ['options'] as const,
  held: { several: false, values: (answer: Chosen) => chosenOf(answer), parts: heldTexts },
  read: readChosen,
  imagine({ options }: ChoiceQuestion, person: MadeUpPerson): Chosen | undefined {
    const option = options[person.pick(options.length)];
    return option && imagineTexts([option], option.id, person);
  },
  cells: (_question: ChoiceQuestion, answer: Chosen): Cells => {
    const wrote: Cells = writtenBeside(answer) === undefined ? {} : { wrote: 1n };
    return { ...Object.fromEntries(chosenOf(answer).map((id) => [`option:${id}`, 1n])), ...wrote };
  },
  written: writtenBeside,
  inSentence: writtenBesideOne,
  words: ({ options }: ChoiceQuestion, answer: Chosen, locale: Locale) => chosenWords(options, answer, locale),
  plain: ({ options }: ChoiceQuestion, answer: Chosen, locale: Locale) => chosenWords(options, answer, locale),
  columns: chosenColumns,
} satisfies PartOfKind;

/** Whoever writes beside an option and chooses none has chosen that one. */
function readChosen({ options }: ChoiceQuestion, input: unknown): Reading<Chosen> {
  const told = toldOptions(input);
  const ids = told && (told.ids.size > 0 ? told.ids : new Set(Object.keys(told.texts)));
  const reading = readOneOption(options, ids);
  if (!told || !('answer' in reading)) return reading;
  const known = new Set(options.map((option) => option.id));
  if (Object.keys(told.texts).some((id) => !known.has(id))) return { problem: { key: 'unknownOption' } };
  const chosen = options.filter((option) => option.id === reading.answer);
  return withTexts<Chosen>(chosen, told.texts, reading.answer);
}
