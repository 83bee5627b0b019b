import type { Finding } from '../questionnaire/finding.ts';
import type { Reveal } from './reveal.ts';

/** Something is to be told during the quiz, though respondents may go back: nothing is told until they may not. */
export function checkDuring(reveal: Reveal, mayTell: boolean): Finding[] {
  if (reveal.during.length === 0 || mayTell) return [];
  return [{ severity: 'error', key: 'duringNeedsNoWayBack', setting: 'reveal' }];
}
