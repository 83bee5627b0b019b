import { quotasOf } from '#domain/questionnaire/quotas/falls-under.ts';
import { startCountingQuotas } from '../counting/count-quotas.ts';
import type { AdmissionRule } from './admission-rule.ts';

/** A response takes a place in every quota that its answers fall under. */
export const quotas: AdmissionRule = {
  appliesTo: (project) => project.quotas.length > 0,
  places: ({ id, quotas }, { answers, facts }) =>
    quotasOf(quotas, answers, facts).map(({ id: quotaId, since, cap }) => ({
      counter: quotaId,
      since,
      cap,
      startCounting: (db) => startCountingQuotas(db, id),
      whenFull: { does: 'over-quota', quotaId },
    })),
};
