import { Timeline as MantineTimeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { Moment } from './moment.tsx';
import styles from './timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** An icon of what happened, or the picture of who wrote. */
  mark: ReactNode;
  /** Who did what. */
  title: ReactNode;
  at: string;
  /** Written by the side that looks at it, or by that for itself alone. */
  side?: 'own' | 'note' | undefined;
  /** What was written, or what it was about. */
  children?: ReactNode;
}

/** What happened to something, in order: messages of a ticket, changes in a log. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <MantineTimeline
      role="list"
      aria-label={label}
      className={styles.timeline}
      classNames={{ itemBullet: styles.mark, itemTitle: styles.title }}
      bulletSize={32}
      lineWidth={2}
    >
      {events.map(({ id, mark, title, at, side, children }) => (
        <MantineTimeline.Item
          key={id}
          role="listitem"
          bullet={mark}
          title={
            <>
              {title} <Moment at={at} />
            </>
          }
        >
          {children ? (
            <div className={styles.written} data-side={side}>
              {children}
            </div>
          ) : null}
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  );
}
