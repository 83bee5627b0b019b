// What the two ends of a scale mean, where the owner may say so.
import { isBlank, type Localized } from '../../../text/localized.ts';
import type { Finding } from '../../finding.ts';
import type { ChangeText } from '../../kind.ts';

interface NamedEnds {
  low: Localized;
  high: Localized;
}

export function mapEnds<Q extends NamedEnds>(question: Q, change: ChangeText): Q {
  return {
    ...question,
    low: change(question.low, { text: 'low', severity: 'warning', missing: 'missingEnd' }),
    high: change(question.high, { text: 'high', severity: 'warning', missing: 'missingEnd' }),
  };
}

/** Ends are named together or not at all: what one means is seldom clear from the other alone. */
export function checkEnds({ id: questionId, low, high }: NamedEnds & { id: string }): Finding[] {
  if (isBlank(low) === isBlank(high)) return [];
  return [{ severity: 'warning', key: 'blankEnd', questionId, text: isBlank(low) ? 'low' : 'high' }];
}
