import type { Kind } from '../../kind.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { oneOf } from './options.ts';

const YES_OR_NO: readonly Option[] = [
  { id: 'yes', label: { en: 'Yes', bn: 'হ্যাঁ' } },
  { id: 'no', label: { en: 'No', bn: 'না' } },
];

/** One of two options that nobody has to write. The answer is `yes` or `no`. */
export const yesNo: Kind<'yes_no', string> = {
  ...oneOf((_question: QuestionOf<'yes_no'>) => YES_OR_NO),
  kind: 'yes_no',
  seconds: 3,
  keyedBy: ['options'],
  blank: (id) => ({ ...freshQuestion(id), kind: 'yes_no' }),
  check: () => [],
  // A question that had written options before is counted apart.
  countsAs: () => 'yes_no',
};
