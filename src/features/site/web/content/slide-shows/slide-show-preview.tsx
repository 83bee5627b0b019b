import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { ContentImage } from '../../../contract/content-images.ts';
import type { SlideShowContent } from '../../../contract/slide-shows.ts';
import { SlideShows } from '../../slides/slide-shows.tsx';

/** How visitors will see it, drawn by what draws it for them. */
export function SlideShowPreview({ show: { type, position, slides } }: { show: SlideShowContent }) {
  const t = useText();
  if (slides.length === 0) return null;
  const images = slides.map(({ image, link, ...slide }, place) => ({
    ...slide,
    _id: slide._id ?? String(place),
    image: addressOf(image),
    link: link || null,
  }));
  return (
    <section aria-labelledby="preview">
      <SectionHead id="preview" title={t('content:preview')} />
      <SlideShows shows={[{ _id: `${type} ${slides.length}`, type, position, images }]} />
    </section>
  );
}

/** Where a picture is found, small enough for what edits it. */
export function addressOf(image: ContentImage): string {
  return 'key' in image ? imageAddress(image.key, { w: 960 }) : image.path;
}
