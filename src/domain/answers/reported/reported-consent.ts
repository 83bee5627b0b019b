import type { Option } from '../../questionnaire/schema.ts';
import { type Reported, rowOf } from './reported.ts';
import { optionRowWords } from './reported-options.ts';

/** Who were asked and left the box alone. */
const NOT_AGREED = { id: '$none', label: { en: 'Did not agree', bn: 'সম্মতি দেননি' } };

/** How many agreed, and how many did not: of those who were asked, for nobody answers otherwise. */
export function reportedConsent<Q>(agreementsOf: (question: Q) => readonly Option[]): Reported<Q> {
  return {
    as: 'consent',
    overlaps: false,
    summarise: (question, { skipped = 0n }, base) => {
      const left = Number(skipped);
      const asked = base + left;
      const [agreed] = agreementsOf(question).map(({ id, label }) => ({ ...rowOf(id, base, asked), label }));
      return { rows: [...(agreed ? [agreed] : []), { ...rowOf(NOT_AGREED.id, left, asked), label: NOT_AGREED.label }] };
    },
    rowWords: optionRowWords,
  };
}
