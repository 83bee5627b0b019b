import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Translator } from '#messages/translator.ts';
import { labelOf } from '../logic/words/clause-words.ts';

/** What the key says beside an option of an order, its place, or beside a row, the option that belongs to it. */
export function keyBeside(
  question: Question,
  marking: QuestionMarking | undefined,
  id: string,
  translator: Translator,
): string | undefined {
  const { key, points = 0 } = marking ?? {};
  if (points === 0) return undefined;
  if (key?.by === 'order') {
    const place = key.order.indexOf(id);
    return place < 0 ? undefined : formatNumber(place + 1, translator.locale);
  }
  const option = key?.by === 'pairs' ? key.pairs[id] : undefined;
  return option && `→ ${labelOf(question, option, translator)}`;
}

/** Whether its options are put in a right order: numbers in the one they are written in would say another. */
export function isMarkedByOrder(question: Question, marking: QuestionMarking | undefined): boolean {
  return (marking?.points ?? 0) > 0 && (kindOf(question).keyedBy?.includes('order') ?? false);
}
