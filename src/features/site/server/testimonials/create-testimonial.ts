import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { TestimonialContent, TestimonialEntry } from '../../contract/testimonials.ts';
import { createContent } from '../content/create-content.ts';
import { checkPhoto } from './check-photo.ts';
import { cleanTestimonial } from './clean-testimonial.ts';
import { getTestimonialEntry } from './get-testimonial-entry.ts';

/** Adds a testimonial after the others. */
export async function createTestimonial(
  db: Db,
  actor: Actor,
  testimonial: TestimonialContent,
  now: Date,
): Promise<TestimonialEntry> {
  await checkPhoto(db, testimonial);
  const id = await createContent(db, actor, 'testimonials', cleanTestimonial(testimonial), now);
  return await getTestimonialEntry(db, id);
}
