import { reportedTexts } from '../../../answers/reported/reported-texts.ts';
import { oneValue } from '../../held.ts';
import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';

/** Only said: nobody answers it, so it is in no figure, no file and no condition, and takes no number. */
export const statement: Kind<'statement', string> = {
  kind: 'statement',
  saysOnly: true,
  byHand: true,
  seconds: 0,
  blank: (id) => ({ ...freshQuestion(id), kind: 'statement' }),
  check: () => [],
  held: oneValue,
  testedBy: 'answered',
  read: () => ({ problem: { key: 'statement' } }),
  missing: () => ({ key: 'statement' }),
  imagine: () => undefined,
  countsAs: () => 'statement',
  cells: () => ({}),
  reported: reportedTexts,
  words: (_question, answer) => answer,
  plain: (_question, answer) => answer,
};
