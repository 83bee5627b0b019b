import { and, eq } from 'drizzle-orm';
import type { Outcome } from '#domain/quiz/outcome.ts';
import { type Memory, NOTHING_REMEMBERED, remember } from '#domain/quiz/practice/memory.ts';
import type { Day } from '#domain/quiz/practice/schedule.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { practiceMemories } from '../tables.ts';

interface Whose {
  actor: Pick<Actor, 'id'>;
  projectId: string;
}

/** The row of somebody's memory of one quiz. */
export const isOf = ({ actor, projectId }: Whose) =>
  and(eq(practiceMemories.userId, actor.id), eq(practiceMemories.projectId, projectId));

const memory = { cards: practiceMemories.cards, days: practiceMemories.days };

/** What the caller is remembered by in one quiz. */
export async function memoryOf(db: Db, whose: Whose): Promise<Memory> {
  const [found] = await db.select(memory).from(practiceMemories).where(isOf(whose));
  return found ?? NOTHING_REMEMBERED;
}

/** Remembers how a question was answered, within a transaction. */
export async function rememberIn(
  tx: Db,
  whose: Whose,
  { questionId, outcome, day }: { questionId: string; outcome: Outcome; day: Day },
): Promise<void> {
  await changeMemoryIn(tx, whose, (memory) => remember(memory, questionId, outcome, day));
}

/** Changes a memory within a transaction; who practises in two tabs waits for the other. */
export async function changeMemoryIn(tx: Db, whose: Whose, change: (memory: Memory) => Memory): Promise<void> {
  const { actor, projectId } = whose;
  await tx.insert(practiceMemories).values({ userId: actor.id, projectId, cards: {}, days: [] }).onConflictDoNothing();
  const [before] = await tx.select(memory).from(practiceMemories).where(isOf(whose)).for('update');
  if (!before) return;
  const after = change(before);
  if (after === before) return;
  await tx
    .update(practiceMemories)
    .set({ cards: { ...after.cards }, days: [...after.days] })
    .where(isOf(whose));
}
