import type { Db } from '#kit/server/database/db.ts';
import { clinicVisit } from './baseline/feedback/clinic-visit.ts';
import { complaintsAndIdeas } from './baseline/feedback/complaints-and-ideas.ts';
import { delivery } from './baseline/feedback/delivery.ts';
import { placeVisit } from './baseline/feedback/place-visit.ts';
import { trainingDay } from './baseline/feedback/training-day.ts';
import { website } from './baseline/feedback/website.ts';
import { laneFirst } from './baseline/polls/lane-first.ts';
import { meetingDay } from './baseline/polls/meeting-day.ts';
import { membersDecision } from './baseline/polls/members-decision.ts';
import { nextTopic } from './baseline/polls/next-topic.ts';
import { outing } from './baseline/polls/outing.ts';
import { sharedLunch } from './baseline/polls/shared-lunch.ts';
import { ourCountry } from './baseline/quizzes/our-country.ts';
import { quickSums } from './baseline/quizzes/quick-sums.ts';
import { whoKnows } from './baseline/quizzes/who-knows.ts';
import { communityNeeds } from './baseline/surveys/community-needs.ts';
import { courseEvaluation } from './baseline/surveys/course-evaluation.ts';
import { customerSatisfaction } from './baseline/surveys/customer-satisfaction.ts';
import { employeePulse } from './baseline/surveys/employee-pulse.ts';
import { eventFeedback } from './baseline/surveys/event-feedback.ts';
import { eventRegistration } from './baseline/surveys/event-registration.ts';
import { householdVisit } from './baseline/surveys/household-visit.ts';
import { marketResearch } from './baseline/surveys/market-research.ts';
import { templates } from './tables.ts';

const BASELINE = [
  ...[customerSatisfaction, eventFeedback, courseEvaluation, householdVisit],
  ...[employeePulse, eventRegistration, marketResearch, communityNeeds],
  ...[meetingDay, outing, membersDecision, nextTopic, sharedLunch, laneFirst],
  ...[placeVisit, website, complaintsAndIdeas, clinicVisit, trainingDay, delivery],
  ...[ourCountry, quickSums, whoKnows],
];

/** Gives an empty database its first templates. Their ids are fixed: adding them twice adds them once. */
export async function seedTemplates(db: Db, now: Date): Promise<void> {
  const rows = BASELINE.map((template, position) => ({ ...template, position, createdAt: now }));
  await db.insert(templates).values(rows).onConflictDoNothing();
}
