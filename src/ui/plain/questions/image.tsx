import type { CSSProperties } from 'react';
import { imageAddress, imageAddresses } from '#domain/questionnaire/images/image-address.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import { useLocalizedText } from '../localized-text.tsx';
import styles from './image.module.css';

/** As wide as a question is at most, on screens of one, two and three dots a pixel. */
const WIDTHS_OF_WHOLE = [320, 640, 960, 1280, 1920];
const ROOM_OF_WHOLE = '(width >= 720px) 680px, 94vw';
const WIDTHS_OF_SMALL = [160, 320, 480, 640];
const ROOM_OF_SMALL = '(width >= 640px) 220px, 45vw';
const ROOM_OF_THUMBNAIL = '60px';

/** The image of a question, in its own shape. */
export function QuestionImage({ image, first }: { image: Image; first?: boolean }) {
  const { width, height } = image;
  return (
    <Img
      image={image}
      widths={WIDTHS_OF_WHOLE}
      sizes={ROOM_OF_WHOLE}
      // What a page begins with is not waited for.
      loading={first ? 'eager' : 'lazy'}
      className={styles.whole}
      style={{ '--width': width, '--height': height } as CSSProperties}
    />
  );
}

/** The picture that a project begins with: what is seen first is fetched first. */
export function CoverImage({ image }: { image: Image }) {
  const { width, height } = image;
  return (
    <Img
      image={image}
      widths={WIDTHS_OF_WHOLE}
      sizes={ROOM_OF_WHOLE}
      loading="eager"
      fetchPriority="high"
      className={styles.cover}
      style={{ '--width': width, '--height': height } as CSSProperties}
    />
  );
}

/** The image of an option, all of one size. */
export function OptionImage({ image }: { image: Image }) {
  return <Img image={image} widths={WIDTHS_OF_SMALL} sizes={ROOM_OF_SMALL} loading="lazy" className={styles.small} />;
}

/** The image of an option beside its name in a list. */
export function OptionThumbnail({ image }: { image: Image }) {
  return <Img image={image} widths={[80, 160]} sizes={ROOM_OF_THUMBNAIL} loading="lazy" className={styles.thumbnail} />;
}

interface ImgProps {
  image: Image;
  widths: readonly number[];
  sizes: string;
  loading: 'lazy' | 'eager';
  fetchPriority?: 'high';
  className: string | undefined;
  style?: CSSProperties;
}

function Img({ image, widths, ...rest }: ImgProps) {
  const { key, width, height, alt, decorative } = image;
  const { read, lang } = useLocalizedText(decorative ? undefined : alt);
  return (
    <img
      {...rest}
      src={imageAddress(key, { w: widths[1] ?? 0 })}
      srcSet={imageAddresses(image, widths)}
      width={width}
      height={height}
      alt={read}
      lang={lang}
      decoding="async"
    />
  );
}
