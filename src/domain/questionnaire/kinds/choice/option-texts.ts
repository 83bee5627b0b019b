// Options that ask for a text: “Other: ____”. Chosen, such a one is told with its text, and all others beside it by id.
import { type AnswerParts, chosenOf, isInParts } from '../../../answers/answer.ts';
import { type HeldParts, toldParts } from '../../held.ts';
import type { Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { ChoiceQuestion, Option } from '../../schema.ts';
import { readText, toOneLine } from '../text/read-text.ts';
import { namedIds } from './options.ts';

interface ToldOptions {
  /** Those that were chosen themselves. */
  ids: Set<string>;
  /** What is told by option. */
  texts: Readonly<Record<string, unknown>>;
}

/** What an input says of options; undefined when it is neither text nor a list of texts nor told by part. */
export function toldOptions(input: unknown): ToldOptions | undefined {
  const { '': own, ...texts } = toldParts(input) ?? { '': input };
  const ids = namedIds(own);
  return ids && { ids, texts };
}

/** The answer of who chose these: what it is without texts, or where one asks for a text, with what each was given. */
export function withTexts<A>(
  chosen: readonly Option[],
  texts: ToldOptions['texts'],
  answer: A,
): Reading<A | AnswerParts> {
  const parts: Record<string, string> = {};
  for (const option of chosen) {
    const { [option.id]: input } = texts;
    const reading = readText(input, { max: LIMITS.shortText }, toOneLine);
    if ('problem' in reading) return { problem: besideOption(reading.problem, option) };
    const text = 'answer' in reading ? reading.answer : '';
    if (!option.asksText && text !== '') return { problem: { key: 'malformed' } };
    if (option.asksText && text === '')
      return { problem: { key: 'missingOptionText', values: { option: option.label } } };
    parts[option.id] = text;
  }
  return { answer: chosen.some((option) => option.asksText) ? parts : answer };
}

function besideOption(problem: Problem, { label }: Option): Problem {
  if (problem.key !== 'tooLong') return problem;
  return { key: 'optionTextTooLong', values: { ...problem.values, option: label } };
}

/** The fields that stand beside options. */
export const heldTexts: HeldParts<string | readonly string[] | AnswerParts, ChoiceQuestion> = {
  names: ({ options }) => options.filter((option) => option.asksText).map((option) => option.id),
  values: (answer) => {
    const texts = typeof answer === 'object' && isInParts(answer) ? Object.entries(answer) : [];
    return Object.fromEntries(texts.filter(([, text]) => text !== '').map(([id, text]) => [id, [String(text)]]));
  },
};

/** What was written beside an option, or beside several; undefined where nothing was. */
export function writtenBeside(answer: string | readonly string[] | AnswerParts): string | undefined {
  if (typeof answer !== 'object' || !isInParts(answer)) return undefined;
  return (
    Object.values(answer)
      .filter((text) => text !== '')
      .join('; ') || undefined
  );
}

/** Within a sentence, of one option that asks for a text, what was written is what is meant. */
export function writtenBesideOne(answer: string | readonly string[] | AnswerParts): string | undefined {
  return chosenOf(answer).length === 1 ? writtenBeside(answer) : undefined;
}

/** What somebody made up sends who chooses these. */
export function imagineTexts<A>(chosen: readonly Option[], answer: A, person: MadeUpPerson): A | AnswerParts {
  if (!chosen.some((option) => option.asksText)) return answer;
  return Object.fromEntries(chosen.map((option) => [option.id, option.asksText ? person.say() : '']));
}
