import { dueToday, type Memory, nextDue } from '#domain/quiz/practice/memory.ts';
import { progressIn, streakOf } from '#domain/quiz/practice/progress.ts';
import type { Day } from '#domain/quiz/practice/schedule.ts';
import { practisedNow } from '#domain/quiz/series/practised-now.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Practising } from '../../contract/welcome.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { memoryOf } from './memory.ts';

/**
 * What there is to practise, and how the caller stands with it; null where nothing is. Where a password stands before
 * the questions, sections are named to those alone who have begun.
 */
export async function practisingOf(
  db: Db,
  { id: projectId, version, practice, privacy, series }: PublishedProject,
  { actor, hasBegun, now }: { actor: Actor | undefined; hasBegun: boolean; now: Date },
): Promise<Practising | null> {
  if (!practice) return null;
  const day = dhakaDay(now);
  const memory = actor && (await memoryOf(db, { actor, projectId }));
  const questionnaire = await keyedQuestionnaireOf(db, projectId, { version, markedBy: null });
  const practised = practisedNow(questionnaire, series, now);
  const sections = practised.map(({ section, questions }) => {
    const { known = null, learning = null } = memory ? progressIn(memory, questions) : {};
    const title = privacy === 'limited' && !hasBegun ? {} : section.title;
    return { id: section.id, title, questions: [...questions], known, learning };
  });
  const all = practised.flatMap(({ questions }) => questions);
  return { day, sections, own: memory ? ownOf(memory, all, { day, newPerDay: practice.newPerDay }) : null };
}

/** How somebody stands with these questions today. */
export function ownOf(memory: Memory, questions: readonly string[], on: { day: Day; newPerDay: number }) {
  const { due, fresh } = dueToday(memory, questions, on);
  return {
    today: [...due, ...fresh],
    next: nextDue(memory, questions, on.day) ?? null,
    streak: streakOf(memory.days, on.day),
    practised: memory.days.includes(on.day),
    cards: Object.fromEntries(questions.flatMap((id) => cardOf(memory, id))),
  };
}

function cardOf({ cards }: Memory, id: string): [string, { last: Day; due: Day }][] {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  return card ? [[id, { last: card.last, due: card.due }]] : [];
}

/** How many questions there are to practise; how many of them one is asked is one's own to say. */
export function questionsIn({ sections }: Pick<Practising, 'sections'>) {
  return { questions: sections.reduce((sum, { questions }) => sum + questions.length, 0), mayBeFewer: false };
}
