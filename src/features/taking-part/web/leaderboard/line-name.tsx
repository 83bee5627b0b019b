import { writtenIn } from '#domain/text/written-in.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import styles from './leaderboard.module.css';

interface LineNameProps {
  line: Pick<LeaderboardLine, 'name' | 'isOwn' | 'rounds'>;
  /** How many rounds the quiz has; null where it has none. */
  rounds: number | null;
}

/** Whose line it is: a quiet word for whoever chose no name; and of a quiz with rounds, of how many it is. */
export function LineName({ line: { name, isOwn, rounds: taken }, rounds }: LineNameProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {name === null ? null : <span lang={writtenIn(name)}>{name}</span>}
      {name === null && !isOwn ? <span className={styles.noName}>{t('leaderboard:noName')}</span> : null}
      {isOwn ? <span className={styles.you}>{t('leaderboard:you')}</span> : null}
      {rounds === null ? null : (
        <span className={styles.rounds}>
          {t('leaderboard:rounds', { rounds: format.number(taken), of: format.number(rounds) })}
        </span>
      )}
    </>
  );
}
