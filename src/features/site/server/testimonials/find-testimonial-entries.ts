import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findTestimonialEntries as endpoint } from '../../contract/testimonials.ts';
import { findContent, stateOf } from '../content/find-content.ts';
import { testimonials } from '../tables.ts';

/** Testimonials as they are edited, those among them that visitors are not shown. */
export async function findTestimonialEntries(db: Db, query: Received<typeof endpoint>['query']) {
  const { id: _id, name, quote, about, active, updatedAt } = testimonials;
  return await findContent(db, 'testimonials', query, [name, quote, about], async (tx, asked, order) => {
    const rows = await tx
      .select({ _id, name, quote, active, updatedAt })
      .from(testimonials)
      .where(asked)
      .orderBy(...order);
    return rows.map(({ active: isActive, updatedAt: changed, ...entry }) => ({
      ...entry,
      state: stateOf({ active: isActive }),
      updatedAt: changed.toISOString(),
    }));
  });
}
