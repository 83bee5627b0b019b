import type { Finding } from '../questionnaire/finding.ts';
import type { Locale } from '../text/locale.ts';
import { isBlank } from '../text/localized.ts';
import { holesBetween, inOrder, overlapsOf, type ScoreBand } from './bands.ts';
import { checkFeedbackText } from './check-feedback-text.ts';

/** Every score is in one band: none is in two, and none in no band. */
export function checkBands(bands: readonly ScoreBand[], languages: readonly Locale[]): Finding[] {
  if (bands.length === 0) return [];
  const wide = bands.filter(({ from, to }) => from < to);
  return [
    ...bands.filter((band) => !wide.includes(band)).map(({ id }) => wrong(id, 'bandBackwards')),
    ...overlapsOf(wide).map(({ band, from, to }) => wrong(band.id, 'bandsOverlap', { from, to })),
    ...holesBetween(wide).map((hole) => wrong(besideHole(bands, hole.to), 'bandsLeaveHole', hole)),
    ...bands.flatMap(({ id, feedback }) => checkSaid(id, feedback, languages)),
  ];
}

function wrong(
  bandId: string,
  key: 'bandBackwards' | 'bandsOverlap' | 'bandsLeaveHole',
  values?: { from: number; to: number },
): Finding {
  return { severity: 'error', key, bandId, ...(values && { values: { from: values.from, to: values.to } }) };
}

/** The band that a hole ends at, or the last one. */
function besideHole(bands: readonly ScoreBand[], end: number): string {
  const ordered = inOrder(bands);
  return (ordered.find(({ from }) => from === end) ?? ordered.at(-1))?.id ?? '';
}

function checkSaid(bandId: string, feedback: ScoreBand['feedback'], languages: readonly Locale[]): Finding[] {
  if (isBlank(feedback)) return [{ severity: 'warning', key: 'bandSaysNothing', bandId, text: 'bandFeedback' }];
  return checkFeedbackText(feedback, languages, { bandId, text: 'bandFeedback' });
}
