import type { Kind } from '../../kind.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { oneOf } from './options.ts';

const YES_OR_NO: readonly Option[] = [
  { id: 'yes', label: { en: 'Yes', bn: 'হ্যাঁ' } },
  { id: 'no', label: { en: 'No', bn: 'না' } },
];

const TRUE_OR_FALSE: readonly Option[] = [
  { id: 'yes', label: { en: 'True', bn: 'সত্য' } },
  { id: 'no', label: { en: 'False', bn: 'মিথ্যা' } },
];

/**
 * One of two options that nobody has to write. The answer is `yes` or `no`, whichever words are shown for it: as with
 * options that are called otherwise, answers from before count on.
 */
export const yesNo: Kind<'yes_no', string> = {
  ...oneOf(({ truth }: QuestionOf<'yes_no'>) => (truth ? TRUE_OR_FALSE : YES_OR_NO)),
  kind: 'yes_no',
  name: ({ truth }) => (truth ? 'true_false' : 'yes_no'),
  seconds: 3,
  keyedBy: ['options'],
  // What can be right or wrong is said rather than asked.
  blank: (id, isQuiz) => ({ ...freshQuestion(id), kind: 'yes_no', ...(isQuiz && { truth: true }) }),
  check: () => [],
  // A question that had written options before is counted apart.
  countsAs: () => 'yes_no',
};
