import type { Db } from '#kit/server/database/db.ts';
import { complaintsAndIdeas } from './baseline/feedback/complaints-and-ideas.ts';
import { placeVisit } from './baseline/feedback/place-visit.ts';
import { website } from './baseline/feedback/website.ts';
import { meetingDay } from './baseline/polls/meeting-day.ts';
import { membersDecision } from './baseline/polls/members-decision.ts';
import { outing } from './baseline/polls/outing.ts';
import { courseEvaluation } from './baseline/surveys/course-evaluation.ts';
import { customerSatisfaction } from './baseline/surveys/customer-satisfaction.ts';
import { eventFeedback } from './baseline/surveys/event-feedback.ts';
import { householdVisit } from './baseline/surveys/household-visit.ts';
import { templates } from './tables.ts';

const BASELINE = [
  ...[customerSatisfaction, eventFeedback, courseEvaluation, householdVisit],
  ...[meetingDay, outing, membersDecision],
  ...[placeVisit, website, complaintsAndIdeas],
];

/** Gives an empty database its first templates. Their ids are fixed: adding them twice adds them once. */
export async function seedTemplates(db: Db, now: Date): Promise<void> {
  const rows = BASELINE.map((template, position) => ({ ...template, position, createdAt: now }));
  await db.insert(templates).values(rows).onConflictDoNothing();
}
