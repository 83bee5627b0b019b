import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Area } from '#features/identity/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { notificationPaths } from '../../paths.ts';
import { NotificationList } from '../notification-list.tsx';
import { newestQuery } from '../queries.ts';
import { useMarking } from '../use-marking.ts';
import styles from './bell.module.css';

interface BellContentProps {
  area: Area;
  unread: number;
  /** One goes where something leads, or is done here. */
  onLeave: () => void;
}

/** The newest of what somebody was told, and the way to all of it. */
export function BellContent({ area, unread, onLeave }: BellContentProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(newestQuery());
  const { markAll, isMarkingAll } = useMarking();
  return (
    <>
      <div className={styles.head}>
        <h2>{t('dashboard:notifications')}</h2>
        {unread > 0 ? (
          <Button variant="subtle" loading={isMarkingAll} onClick={() => markAll()}>
            {t('notifications:readAll')}
          </Button>
        ) : null}
      </div>
      <div className={styles.newest} tabIndex={-1}>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data ? <NotificationList items={data.items} compact onFollow={onLeave} /> : null}
        {data?.items.length === 0 ? <p className={styles.none}>{t('notifications:none')}</p> : null}
        {data || error ? null : (
          <Waiting className={styles.none}>
            <Skeleton height={56} />
          </Waiting>
        )}
      </div>
      <div className={styles.foot}>
        <LocaleLink to={notificationPaths.own(area)} onClick={onLeave}>
          {t('notifications:all')}
        </LocaleLink>
        <LocaleLink to={notificationPaths.settings(area)} onClick={onLeave}>
          {t('notifications:settings')}
        </LocaleLink>
      </div>
    </>
  );
}
