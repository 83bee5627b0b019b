import { cleanLocalized } from '#domain/text/clean-localized.ts';
import type { TestimonialContent } from '../../contract/testimonials.ts';

/** A testimonial as it is stored: texts in their normal form. */
export function cleanTestimonial({ quote, name, about, photo, state }: TestimonialContent) {
  return {
    quote: cleanLocalized(quote),
    name: cleanLocalized(name),
    about: cleanLocalized(about),
    photo,
    active: state === 'active',
  };
}
