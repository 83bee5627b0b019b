import type { Locale } from '../../text/locale.ts';
import { localizedText } from '../../text/localized.ts';
import { optionsOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import type { Quota } from './quota-schema.ts';

/**
 * What a quota is called: as its owner calls it, or else as the options do that it is about. Nothing where it has no
 * name and is about anything else than chosen options of one question.
 */
export function quotaTitle(
  { name, condition }: Pick<Quota, 'name' | 'condition'>,
  questions: readonly Question[],
  locale: Locale,
): string {
  if (name || condition.op !== 'chose') return name;
  const question = questions.find(({ id }) => id === condition.question);
  if (!question) return name;
  return optionsOf(question, condition.row)
    .filter(({ id }) => condition.options.includes(id))
    .map(({ label }) => localizedText(label, locale))
    .join(', ');
}
