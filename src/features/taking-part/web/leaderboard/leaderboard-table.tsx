import { NO_VALUE } from '#domain/text/format.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import styles from './leaderboard.module.css';

/** The lines of a page, that of whoever looks marked; of a quiz with rounds each says of how many it is. */
export function LeaderboardTable({ lines, rounds: all }: { lines: readonly LeaderboardLine[]; rounds: number | null }) {
  const t = useText();
  const format = useFormat();
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
        {lines.map(({ rank, name, earned, points, rounds, seconds, isOwn }, at) => (
          // Lines may be equal in all that is told of them.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page of lines never changes
          <tr key={at} data-own={isOwn ? '' : undefined} data-rank={rank <= 3 ? rank : undefined}>
            <td className={styles.rank}>{format.number(rank)}</td>
            <th scope="row" className={styles.name} lang={name ? writtenIn(name) : undefined}>
              {name ?? <span className={styles.noName}>{t('leaderboard:noName')}</span>}
              {isOwn ? <span className={styles.you}>{t('leaderboard:you')}</span> : null}
              {all === null ? null : (
                <span className={styles.rounds}>
                  {t('leaderboard:rounds', { rounds: format.number(rounds), of: format.number(all) })}
                </span>
              )}
            </th>
            <td className={styles.marks}>
              {t('leaderboard:marksOf', { earned: format.number(earned), points: format.number(points) })}
            </td>
            <td className={styles.time}>{seconds === null ? NO_VALUE : format.duration(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
