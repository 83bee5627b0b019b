import { kindOf } from '#domain/questionnaire/registry.ts';
import { rightOptions } from '#domain/quiz/key-words.ts';
import { shareOf } from '#domain/quiz/share-of.ts';
import type { ItemReport } from '../../../../contract/item-report.ts';
import type { QuestionReport, ReportRow } from '../../../../contract/report.ts';

/** The question as the newest version marks it; undefined where it does not. */
export function itemNow({ items }: Pick<QuestionReport, 'items'>): ItemReport | undefined {
  return items.find(({ retired }) => !retired);
}

/** Which rows of a question are right: options, and numbers that have a row of their own. */
export function rightRows({ question, items }: Pick<QuestionReport, 'question' | 'items'>) {
  const key = itemNow({ items })?.answerKey;
  if (key?.by === 'options') {
    const right = new Set(rightOptions(question, key));
    return ({ id }: ReportRow) => right.has(id);
  }
  if (key?.by !== 'numbers') return () => false;
  const { several } = kindOf(question).held;
  return ({ from, to }: ReportRow) => from !== undefined && from === to && shareOf(key, from, several).part > 0n;
}
