import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import styles from './leaderboard.module.css';
import { type NameRefused, ShownNameForm } from './shown-name-form.tsx';

export interface Own {
  line: LeaderboardLine | null;
  name: string | null;
  isNameRemoved: boolean;
  isForAll: boolean;
}

interface OwnPlaceProps {
  at: string;
  own: Own;
  total: number;
  refused: NameRefused | undefined;
}

/** Where whoever looks stands, and by which name: open to be written until one is chosen. */
export function OwnPlace({ at, own: { line, name, isNameRemoved, isForAll }, total, refused }: OwnPlaceProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.own}>
      <p className={styles.place}>
        {line
          ? t('leaderboard:own', { rank: format.number(line.rank), total: format.number(total) })
          : t('leaderboard:notYet')}
      </p>
      {isNameRemoved ? (
        <p className={styles.quiet}>{t('leaderboard:nameRemoved')}</p>
      ) : (
        <details open={name === null || !isForAll || refused !== undefined}>
          <summary>{t('leaderboard:yourName')}</summary>
          <ShownNameForm at={at} name={name} isForAll={isForAll} refused={refused} />
        </details>
      )}
    </div>
  );
}
