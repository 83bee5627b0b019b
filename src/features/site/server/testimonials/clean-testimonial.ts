import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { TestimonialContent } from '../../contract/testimonials.ts';

/** A testimonial as it is stored: texts in their normal form. */
export function cleanTestimonial({ quote, name, about, photo, state }: TestimonialContent) {
  return {
    quote: cleanLocalized(quote),
    name: cleanLocalized(name, cleanLine),
    about: cleanLocalized(about, cleanLine),
    photo,
    active: state === 'active',
  };
}
