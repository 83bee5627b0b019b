import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { kindOf } from '../registry.ts';
import type { Question } from '../schema.ts';

/** The question with these of its options alone, which asks for no more of them than there are: it carries none. */
export function narrowTo(question: Question, offered: ReadonlySet<string>): Question {
  if (!hasOwnOptions(question)) return question;
  const options = question.options.filter(({ id }) => offered.has(id));
  const { askingFor } = kindOf(question);
  const together = options.filter(({ exclusive }) => !exclusive).length;
  return Object.assign({}, askingFor?.(question, together) ?? question, { options, carried: undefined });
}
