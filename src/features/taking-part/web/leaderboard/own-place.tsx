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
  hasNames: boolean;
  total: number;
  /** Whether it stands on the first page of the list; on others the name waits to be asked for. */
  isFirst: boolean;
  refused: NameRefused | undefined;
}

/**
 * Where whoever looks stands, and by which name: open to be written until one is chosen. Where names are hidden, one
 * that was chosen before can be taken back.
 */
export function OwnPlace({ at, own, hasNames, total, isFirst, refused }: OwnPlaceProps) {
  const { line, name, isNameRemoved, isForAll } = own;
  const t = useText();
  const format = useFormat();
  const seenBy = !hasNames ? 'nobody' : name !== null && !isForAll ? 'participants' : 'everyone';
  const isToBeRead = refused !== undefined || (isFirst && (name === null || seenBy === 'participants'));
  return (
    <div className={styles.own}>
      <p className={styles.place}>
        {line
          ? t('leaderboard:own', { rank: format.number(line.rank), total: format.number(total) })
          : t('leaderboard:notYet')}
      </p>
      {isNameRemoved ? (
        <p className={styles.quiet}>{t('leaderboard:nameRemoved')}</p>
      ) : hasNames || name !== null || refused ? (
        <details open={isToBeRead}>
          <summary>{t('leaderboard:yourName')}</summary>
          <ShownNameForm at={at} name={name} seenBy={seenBy} refused={refused} />
        </details>
      ) : null}
    </div>
  );
}
