import type { Finding } from '../questionnaire/finding.ts';
import { kindOf, optionsOf, rowsOf } from '../questionnaire/registry.ts';
import type { Question } from '../questionnaire/schema.ts';
import type { KeyOf } from './marking-schema.ts';

/** Each blank needs something that earns, and whatever is accepted somebody can say there. */
export function checkBlanksKey(question: Question, { blanks }: KeyOf<'blanks'>): Finding[] {
  const at = { severity: 'error', questionId: question.id } as const;
  const ids = rowsOf(question).map(({ id }) => id);
  const said = Object.entries(blanks).flatMap(([id, accepted]) => accepted.map((one) => ({ id, one })));
  const isGone = said.some(({ id, one }) => {
    if (!ids.includes(id)) return true;
    const options = optionsOf(question, id);
    return 'option' in one ? !options.some((option) => option.id === one.option) : options.length > 0;
  });
  if (isGone) return [{ ...at, key: 'keyWithoutOption' }];
  const isEarning = (id: string) =>
    blanks[id]?.some((one) => (one.share ?? 100) > 0 && ('option' in one || one.text.trim() !== '')) === true;
  if (!ids.every(isEarning)) return [{ ...at, key: 'keyBlanksMissing' }];
  const unanswerable = said.find(
    ({ id, one }) =>
      'text' in one && one.text.trim() !== '' && !('answer' in kindOf(question).read(question, { [id]: one.text })),
  );
  if (!unanswerable || !('text' in unanswerable.one)) return [];
  return [{ ...at, key: 'keyUnanswerable', values: { answer: unanswerable.one.text } }];
}
