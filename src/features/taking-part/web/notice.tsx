import type { ReactNode } from 'react';
import { Hung } from './cloth/hung.tsx';
import styles from './taking-part.module.css';
import { TitleFace } from './title-face.tsx';

interface NoticeProps {
  /** What is drawn above it. */
  mark: ReactNode;
  /** What the page is about, above its title. */
  kicker?: ReactNode;
  title: ReactNode;
  /** The words of titles on the page; where it is left out, the title is words. */
  titles?: readonly string[];
  /** What follows the title is larger than it. */
  isQuiet?: boolean;
  /** More follows than a few words. */
  isLong?: boolean;
  children: ReactNode;
}

/** A page that says one thing. */
export function Notice({ mark, kicker, title, titles, isQuiet, isLong, children }: NoticeProps) {
  return (
    <section className={styles.notice} data-quiet={isQuiet || undefined}>
      <TitleFace titles={titles ?? (typeof title === 'string' ? [title] : [])} />
      <Hung isLarge={!isLong}>{mark}</Hung>
      {kicker}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
