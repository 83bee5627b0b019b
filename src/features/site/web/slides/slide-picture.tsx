import type { z } from 'zod';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { slide } from '../../contract/shown.ts';

export type Slide = z.infer<typeof slide>;

interface SlidePictureProps {
  slide: Slide;
  className?: string;
}

export function SlidePicture({ slide, className }: SlidePictureProps) {
  const locale = useLocale();
  return (
    <img
      className={className}
      src={slide.image}
      alt={localizedText(slide.alt, locale)}
      width={960}
      height={640}
      loading="lazy"
      decoding="async"
    />
  );
}
