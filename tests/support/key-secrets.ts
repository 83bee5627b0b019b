import { expect } from 'vitest';
import { sampleKeys } from '#domain/quiz/sample-keys.ts';

const isShare = (secret: string) => /^\d\d\.\d\d$/.test(secret);
/** Which parts of the points an answer earns. Such a number stands nowhere else, but its digits may, as in a time. */
const SHARES = sampleKeys.flatMap(({ secrets }) => secrets.filter(isShare).map((share) => share.replace('.', '\\.')));

/** What is never sent to those who take a quiz, whatever is shown. */
const NEVER = [
  ...[/"(marking|shares?|penalty)"/, /\b(accepted|rubric)\b/, /unitPenalty/, /Untold on/],
  new RegExp(`\\b(${SHARES.join('|')})\\b`),
];

/** Nothing of these bytes says what a key of the sample says, but of the questions that are shown. */
export function tellsNoKey(bytes: string, except: readonly string[] = []): void {
  for (const pattern of NEVER) expect(bytes).not.toMatch(pattern);
  for (const { question, secrets } of sampleKeys) {
    if (except.includes(question.id)) continue;
    for (const secret of [...secrets.filter((each) => !isShare(each)), `on ${question.id}.`]) {
      expect(bytes, `${question.id}: ${secret}`).not.toContain(secret);
    }
  }
}

/** An answer to each question of the sample, none of them right. */
export const ALL_WRONG = Object.fromEntries(sampleKeys.map(({ question, answer }) => [question.id, answer]));
