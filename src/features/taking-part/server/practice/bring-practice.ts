import { type Memory, together } from '#domain/quiz/practice/memory.ts';
import { practisedIn } from '#domain/quiz/practice/practised.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { loadOpenProject } from '../admission/open-project.ts';
import { changeMemoryIn } from './memory.ts';

/** What a browser remembers from before somebody signed in becomes theirs. */
export async function bringPractice(
  db: Db,
  actor: Actor,
  { projectId, brought }: { projectId: string; brought: Memory },
  now: Date,
): Promise<void> {
  const project = await loadOpenProject(db, projectId, now);
  if (!project.practice) throw new AppError('conflict', { message: 'onlyPracticeIsTried' });
  const practised = practisedIn(
    await keyedQuestionnaireOf(db, projectId, { version: project.version, markedBy: null }),
  );
  const known = new Set(practised.flatMap(({ questions }) => questions));
  const cards = Object.fromEntries(Object.entries(brought.cards).filter(([id]) => known.has(id)));
  if (Object.keys(cards).length === 0) return;
  const theirs = { cards, days: brought.days };
  await db.transaction((tx) =>
    changeMemoryIn(tx, { actor, projectId }, (memory) => together(memory, theirs, dhakaDay(now))),
  );
}
