import type { Locale } from '../../text/locale.ts';
import { findGaps } from '../checking/find-gaps.ts';
import type { Finding } from '../finding.ts';
import type { Questionnaire } from '../schema.ts';

/** Labels that some would read in another language than theirs; of what is drawn at random respondents read nothing. */
export function checkHiddenValues({ hiddenValues = [] }: Questionnaire, languages: readonly Locale[]): Finding[] {
  return hiddenValues
    .filter(({ drawnFrom }) => !drawnFrom)
    .flatMap(({ id: hiddenValueId, label }) =>
      findGaps(label, languages, { severity: 'warning', key: 'missingHiddenLabel', hiddenValueId, text: 'label' }),
    );
}
