import { asc, eq } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { practiceMemories } from '../tables.ts';

/** How well a person knows what they practise. It goes with the row of their account. */
export const memoriesOfAccount: AccountPart = {
  name: 'practice',
  async *read(db, { id }) {
    yield* await db
      .select({ project: projects.title, cards: practiceMemories.cards, days: practiceMemories.days })
      .from(practiceMemories)
      .innerJoin(projects, eq(projects.id, practiceMemories.projectId))
      .where(eq(practiceMemories.userId, id))
      .orderBy(asc(practiceMemories.projectId));
  },
};
