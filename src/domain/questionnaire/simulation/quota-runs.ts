import type { Answers } from '../../answers/answer.ts';
import type { Facts } from '../logic/facts.ts';
import { quotasOf } from '../quotas/falls-under.ts';
import type { Quota } from '../quotas/quota-schema.ts';

export interface QuotaRun {
  id: string;
  counted: number;
  /** The respondent, from 1, with whom it was full. */
  filledBy: number | undefined;
  /** How many were turned away because it was full. */
  turnedAway: number;
}

export interface QuotaRuns {
  runs: QuotaRun[];
  /** Whether all quotas take one more such response; if not, it counts for none. `who` counts from 1. */
  takes(answers: Answers, facts: Facts, who: number): boolean;
}

/** The quotas, still empty. */
export function startQuotas(quotas: readonly Quota[]): QuotaRuns {
  const runs = quotas.map(({ id }): QuotaRun => ({ id, counted: 0, filledBy: undefined, turnedAway: 0 }));
  return {
    runs,
    takes(answers, facts, who) {
      const own = quotasOf(quotas, answers, facts).map((quota) => ({ quota, run: runs[quotas.indexOf(quota)] }));
      const full = own.filter(({ quota, run }) => run && run.counted >= quota.cap);
      for (const { run } of full) if (run) run.turnedAway += 1;
      if (full.length > 0) return false;
      for (const { quota, run } of own) {
        if (!run) continue;
        run.counted += 1;
        if (run.counted === quota.cap) run.filledBy = who;
      }
      return true;
    },
  };
}
