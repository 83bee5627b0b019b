import { KNOWN_OUTCOMES } from '#domain/quiz/outcome.ts';
import type { ItemReport } from '../../../../contract/item-report.ts';

/** How answers to a question came out, also of those of whom something else still waits; and how many here do. */
export function outcomesOf({ count, outcomes, early }: Pick<ItemReport, 'count' | 'outcomes' | 'early'>) {
  const earlyOf = new Map(early.map((one) => [one.outcome, one.count]));
  const known = KNOWN_OUTCOMES.map((outcome) => {
    const whole = outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
    return { outcome, count: whole + (earlyOf.get(outcome) ?? 0) };
  });
  const waiting = earlyOf.get('waiting') ?? 0;
  const all = early.reduce((sum, one) => sum + one.count, 0);
  return { asked: count + all - waiting, waiting, outcomes: known };
}
