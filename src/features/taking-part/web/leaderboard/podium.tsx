import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import { LineName } from './line-name.tsx';
import styles from './podium.module.css';

interface PodiumProps {
  lines: readonly LeaderboardLine[];
  rounds: number | null;
}

/** The first three, each on a cloth of its own that hangs from the rod: the best in the middle, and longest. */
export function Podium({ lines, rounds }: PodiumProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.podium}>
      <ol className={styles.rod}>
        {lines.map((line, at) => (
          // Lines may be equal in all that is told of them.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page of lines never changes
          <li key={at} className={styles.sheet} data-own={line.isOwn ? '' : undefined}>
            <span className={styles.rank}>{format.number(line.rank)}</span>
            <strong className={styles.name}>
              <LineName line={line} rounds={rounds} />
            </strong>
            <span className={styles.marks}>
              {t('common:marksOf', { earned: format.number(line.earned), points: format.number(line.points) })}
            </span>
            {line.seconds === null ? null : <span className={styles.time}>{format.duration(line.seconds)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
