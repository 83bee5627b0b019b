import type { Finding } from '../questionnaire/finding.ts';
import type { Reveal } from './reveal.ts';

/** What is told of a question during the quiz, where one may go back to it: nobody is told, until nobody may. */
export function checkDuring(reveal: Reveal, mayTell: boolean): Finding[] {
  if (reveal.during.length === 0 || mayTell) return [];
  return [{ severity: 'error', key: 'duringNeedsNoWayBack', setting: 'reveal' }];
}
