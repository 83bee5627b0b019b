import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { Entry } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { findSessions } from '../../contract/sessions.ts';
import styles from './account.module.css';
import { DeviceName, useDeviceName } from './device-name.tsx';
import { EndSession } from './end-session.tsx';

type Session = Data<typeof findSessions>[number];

/**
 * A session as an entry: on which device, when and from where it was used last, and where it is one's own a way to end
 * it.
 */
export function useSessionEntry({ own }: { own: boolean }): (session: Session) => Entry {
  const t = useText();
  const format = useFormat();
  const deviceName = useDeviceName();
  return ({ _id: id, current, userAgent, lastUsedAt, ip }) => {
    const device = deviceName(userAgent);
    const lastUsed = format.dateTime(lastUsedAt);
    return {
      id,
      title: (
        <span className={styles.device}>
          <DeviceName userAgent={userAgent} />
          {current ? <StatusBadge tone="success">{t('account:thisDevice')}</StatusBadge> : null}
        </span>
      ),
      about: (
        <>
          <span className={styles.fact}>{t('account:lastUsed', { when: lastUsed })}</span>
          <span className={styles.fact}>{t('account:ip', { ip })}</span>
        </>
      ),
      end: current || !own ? undefined : <EndSession id={id} device={device} lastUsed={lastUsed} />,
    };
  };
}
