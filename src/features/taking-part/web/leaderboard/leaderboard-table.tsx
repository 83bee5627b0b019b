import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import styles from './leaderboard.module.css';
import { LineName } from './line-name.tsx';

interface LeaderboardTableProps {
  lines: readonly LeaderboardLine[];
  /** How many rounds the quiz has; null where it has none. */
  rounds: number | null;
  /** That of whoever looks, where it is none of these: it stays in view below them. */
  elsewhere: LeaderboardLine | null;
}

/** The lines of a page below the first three, that of whoever looks marked. */
export function LeaderboardTable({ lines, rounds, elsewhere }: LeaderboardTableProps) {
  const t = useText();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('leaderboard:rank')}</th>
          <th scope="col">{t('leaderboard:name')}</th>
          <th scope="col">{t('leaderboard:marks')}</th>
          <th scope="col">{t('leaderboard:time')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // Lines may be equal in all that is told of them.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page of lines never changes
          <Line key={at} line={line} rounds={rounds} />
        ))}
      </tbody>
      {elsewhere ? (
        <tfoot>
          <Line line={elsewhere} rounds={rounds} />
        </tfoot>
      ) : null}
    </table>
  );
}

function Line({ line, rounds }: { line: LeaderboardLine; rounds: number | null }) {
  const t = useText();
  const format = useFormat();
  const { rank, earned, points, seconds, isOwn } = line;
  return (
    <tr data-own={isOwn ? '' : undefined}>
      <td className={styles.rank}>{format.number(rank)}</td>
      <th scope="row" className={styles.name}>
        <LineName line={line} rounds={rounds} />
      </th>
      <td className={styles.marks}>
        {t('common:marksOf', { earned: format.number(earned), points: format.number(points) })}
      </td>
      <td className={styles.time} data-none={seconds === null ? '' : undefined}>
        {seconds === null ? NO_VALUE : format.duration(seconds)}
      </td>
    </tr>
  );
}
