import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateTestimonial as endpoint, TestimonialEntry } from '../../contract/testimonials.ts';
import { updateContent } from '../content/update-content.ts';
import { checkPhoto } from './check-photo.ts';
import { cleanTestimonial } from './clean-testimonial.ts';
import { getTestimonialEntry } from './get-testimonial-entry.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Replaces a testimonial. */
export async function updateTestimonial(
  db: Db,
  actor: Actor,
  { id, revision, ...testimonial }: Sent,
  now: Date,
): Promise<TestimonialEntry> {
  await checkPhoto(db, testimonial);
  await updateContent(db, actor, 'testimonials', { id, revision, content: cleanTestimonial(testimonial) }, now);
  return await getTestimonialEntry(db, id);
}
