import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import { newId } from '#kit/server/ids.ts';
import type { SlideShowContent } from '../../contract/slide-shows.ts';
import { cleanHtml, cleanLink } from '../html.ts';
import type { StoredSlide } from '../tables.ts';

/** A slide show as it is stored: markup and links safe to show, texts in their normal form. */
export function cleanSlideShow({ name, type, position, slides, state }: SlideShowContent) {
  return {
    name: cleanLocalized(name, cleanLine),
    type,
    position,
    slides: slides.map(cleanSlide),
    active: state === 'active',
  };
}

function cleanSlide({ _id = newId(), link, ...slide }: SlideShowContent['slides'][number], place: number): StoredSlide {
  return {
    _id,
    image: slide.image,
    alt: cleanLocalized(slide.alt, cleanLine),
    caption: cleanLocalized(slide.caption, cleanLine),
    description: cleanHtml(slide.description),
    link: link ? cleanLink(`slides.${place}.link`, link) : null,
    btn_txt: cleanLocalized(slide.btn_txt, cleanLine),
  };
}
