import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { TestimonialEntry } from '../../contract/testimonials.ts';
import { stateOf } from '../content/find-content.ts';
import { testimonials } from '../tables.ts';

/** A testimonial as it is edited. */
export async function getTestimonialEntry(db: Db, id: string): Promise<TestimonialEntry> {
  const { quote, name, about, photo, active, revision, updatedAt } = testimonials;
  const [row] = await db
    .select({ _id: testimonials.id, quote, name, about, photo, active, revision, updatedAt })
    .from(testimonials)
    .where(and(eq(testimonials.id, id), isNull(testimonials.deletedAt)));
  if (!row) throw new AppError('not_found');
  const { active: isActive, updatedAt: changed, ...entry } = row;
  return { ...entry, state: stateOf({ active: isActive }), updatedAt: changed.toISOString() };
}
