import type { Box } from './box.ts';
import styles from './drawing.module.css';

interface DrawnCaptionProps {
  box: Box;
  title: string;
  /** What chance decides in it. */
  said: readonly string[];
}

/** What a section is called, at the top of its group: as what is said of a line, it stands on the one that leads in. */
export function DrawnCaption({ box: { x, y, width, height }, title, said }: DrawnCaptionProps) {
  return (
    <foreignObject className={styles.heading} x={x - width / 2} y={y - height / 2} width={width} height={height}>
      <div className={styles.caption}>
        <span className={styles.name} data-one={said.length > 0 || undefined}>
          {title}
        </span>
        {said.length > 0 ? <span className={styles.mixed}>{said.join(' · ')}</span> : null}
      </div>
    </foreignObject>
  );
}
