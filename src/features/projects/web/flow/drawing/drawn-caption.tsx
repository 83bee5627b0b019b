import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './drawing.module.css';
import type { Box } from './lay-out.ts';

interface DrawnCaptionProps {
  box: Box;
  title: string;
  isShuffled: boolean;
}

/** What a section is called, at the top of its group: as what is said of a line, it stands on the one that leads in. */
export function DrawnCaption({ box: { x, y, width, height }, title, isShuffled }: DrawnCaptionProps) {
  const t = useText();
  return (
    <foreignObject className={styles.heading} x={x - width / 2} y={y - height / 2} width={width} height={height}>
      <div className={styles.caption}>
        <span className={styles.name} data-one={isShuffled || undefined}>
          {title}
        </span>
        {isShuffled ? <span className={styles.mixed}>{t('flow:badge.shuffledSection')}</span> : null}
      </div>
    </foreignObject>
  );
}
