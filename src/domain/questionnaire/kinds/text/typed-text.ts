import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedTexts } from '../../../answers/reported/reported-texts.ts';
import { oneValue } from '../../held.ts';
import type { PartOfKind, Problem } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';

/** All that follows where the answer is a text somebody typed. */
export const typedText = {
  check: () => [],
  held: oneValue,
  testedBy: 'contains' as const,
  missing: (): Problem => ({ key: 'missingText' }),
  imagine: (_question: unknown, person: MadeUpPerson) => person.say(),
  countsAs: () => 'text',
  cells: (): Cells => ({}),
  written: (answer: string) => answer,
  reported: reportedTexts,
  words: (_question: unknown, answer: string) => answer,
  plain: (_question: unknown, answer: string) => answer,
} satisfies PartOfKind;
