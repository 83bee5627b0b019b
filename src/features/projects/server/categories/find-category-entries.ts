import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { searchWords } from '#kit/server/database/search-words.ts';
import {
  CATEGORY_STATES,
  type CategoryState,
  type findCategoryEntries as endpoint,
} from '../../contract/category-entries.ts';
import { categories, projects } from '../tables.ts';

/** Categories as they are edited, each with how many projects have it. */
export async function findCategoryEntries(db: Db, query: Received<typeof endpoint>['query']) {
  const inAnyState = and(isNull(categories.deletedAt), searchWords(query.q, [categories.name]));
  return await inSnapshot(db, async (tx) => {
    const { id, name, active, revision, sequence } = categories;
    const rows = await tx
      .select({ _id: id, name, active, revision, projects: count(projects.id) })
      .from(categories)
      .leftJoin(projects, eq(projects.category, id))
      .where(and(inAnyState, query.state && eq(active, query.state === 'active')))
      .groupBy(id)
      .orderBy(asc(sequence), asc(id));
    const states = await tx.select({ active, count: count() }).from(categories).where(inAnyState).groupBy(active);
    const byState = countsOf(
      CATEGORY_STATES,
      states.map((row) => ({ value: stateOf(row), count: row.count })),
    );
    const items = rows.map(({ active: isActive, ...entry }) => ({ ...entry, state: stateOf({ active: isActive }) }));
    return { items, next: null, total: totalOf(byState, query.state), byState };
  });
}

function stateOf({ active }: { active: boolean }): CategoryState {
  return active ? 'active' : 'inactive';
}
