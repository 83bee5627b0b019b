// What was chosen, in words, with what was written beside it.
import { type AnswerParts, chosenOf, isInParts } from '../../../answers/answer.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Columns } from '../../kind.ts';
import type { ChoiceQuestion, Option } from '../../schema.ts';
import { optionWords } from './options.ts';

type Chosen = string | readonly string[] | AnswerParts;

/** Their ids in the question's order, in which a database does not keep parts. */
export function inOrder(options: readonly Option[], answer: Chosen): readonly string[] {
  const chosen = chosenOf(answer);
  if (typeof answer !== 'object' || !isInParts(answer)) return chosen;
  const places = new Map(options.map((option, place) => [option.id, place]));
  return chosen.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

export function chosenWords(options: readonly Option[], answer: Chosen, locale: Locale): string {
  return inOrder(options, answer)
    .map((id) => {
      const text = textBeside(answer, id);
      const words = optionWords(options, id, locale);
      return text === '' ? words : `${words}: ${text}`;
    })
    .join('; ');
}

function textBeside(answer: Chosen, id: string): string {
  return typeof answer === 'object' && isInParts(answer) ? String(answer[id] ?? '') : '';
}

/** What was written stands in a column of its own: what was chosen can be counted. */
export const chosenColumns: Columns<ChoiceQuestion, Chosen> = {
  of({ options }) {
    const asking = options.filter((option) => option.asksText);
    return asking.length > 0 ? [{ id: '', label: {} }, ...asking.map(({ id, label }) => ({ id, label }))] : [];
  },
  plain({ options }, answer, column, locale) {
    if (column !== '') return textBeside(answer, column);
    return inOrder(options, answer)
      .map((id) => optionWords(options, id, locale))
      .join('; ');
  },
};
