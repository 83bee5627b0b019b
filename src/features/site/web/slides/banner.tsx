import type { ReactNode } from 'react';
import { isBlank } from '#domain/text/localized.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { RichWords } from '../rich-words.tsx';
import { SlideLink } from './slide-link.tsx';
import { type Slide, SlidePicture } from './slide-picture.tsx';
import styles from './slides.module.css';

/**
 * Pictures with a few words, side by side. What has a link is one: by its button, else its caption, else its picture.
 */
export function Banner({ items }: { items: Slide[] }) {
  return (
    <ul className={styles.banner}>
      {items.map((item) => (
        <li key={item._id} className={styles.item}>
          {isBlank(item.caption) && isBlank(item.btn_txt) ? (
            <Linked to={item.link}>
              <SlidePicture slide={item} className={styles.picture} />
            </Linked>
          ) : (
            <SlidePicture slide={item} className={styles.picture} />
          )}
          <div className={styles.caption}>
            {isBlank(item.caption) ? null : (
              <h2>
                <Linked to={isBlank(item.btn_txt) ? item.link : null}>
                  <LocalizedText text={item.caption} />
                </Linked>
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

function Linked({ to, children }: { to: string | null; children: ReactNode }) {
  return to ? <SlideLink to={to}>{children}</SlideLink> : children;
}
