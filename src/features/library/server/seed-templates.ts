import type { Db } from '#kit/server/database/db.ts';
import { courseEvaluation } from './baseline/course-evaluation.ts';
import { customerSatisfaction } from './baseline/customer-satisfaction.ts';
import { eventFeedback } from './baseline/event-feedback.ts';
import { householdVisit } from './baseline/household-visit.ts';
import { templates } from './tables.ts';

const BASELINE = [customerSatisfaction, eventFeedback, courseEvaluation, householdVisit];

/** Gives an empty database its first templates. Their ids are fixed: adding them twice adds them once. */
export async function seedTemplates(db: Db, now: Date): Promise<void> {
  const rows = BASELINE.map((template, position) => ({
    ...template,
    kind: 'survey' as const,
    position,
    createdAt: now,
  }));
  await db.insert(templates).values(rows).onConflictDoNothing();
}
