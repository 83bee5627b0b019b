import { isBlank } from '#domain/text/localized.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { RichWords } from '../rich-words.tsx';
import { SlideLink } from './slide-link.tsx';
import { type Slide, SlidePicture } from './slide-picture.tsx';
import styles from './slides.module.css';

/** Pictures with a few words, side by side. */
export function Banner({ items }: { items: Slide[] }) {
  return (
    <ul className={styles.banner}>
      {items.map((item) => (
        <li key={item._id} className={styles.item}>
          <SlidePicture slide={item} className={styles.picture} />
          <div className={styles.caption}>
            {isBlank(item.caption) ? null : (
              <h2>
                <LocalizedText text={item.caption} />
              </h2>
            )}
            <RichWords of={item.description} className={styles.description} />
            {item.link && !isBlank(item.btn_txt) ? (
              <SlideLink to={item.link} className={styles.more}>
                <LocalizedText text={item.btn_txt} />
              </SlideLink>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
