import { Popover, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Area } from '#features/identity/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { MOST_UNREAD } from '../../contract/own.ts';
import { notificationPaths } from '../../paths.ts';
import { unreadQuery } from '../queries.ts';
import styles from './bell.module.css';

// Most screens are left without a look at it.
const BellContent = lazy(async () => ({ default: (await import('./bell-content.tsx')).BellContent }));

/** Where one is told what is new: how much of it is unread, and the newest of it. Without script, the page of all. */
export function NotificationBell({ area }: { area: Area }) {
  const t = useText();
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const { data } = useQuery(unreadQuery());
  const count = data?.count ?? 0;
  const label = `${t('dashboard:notifications')}, ${count > 0 ? t('dashboard:unread', { count }) : t('dashboard:noUnread')}`;
  const sign = (
    <>
      <IconBell size={22} aria-hidden="true" />
      <Count count={count} />
    </>
  );
  if (!isHydrated) {
    return (
      <LocaleLink to={notificationPaths.own(area)} className={styles.bell} aria-label={t('dashboard:notifications')}>
        {sign}
      </LocaleLink>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => setOpenAt(opened ? key : undefined)}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.bell}
          aria-label={label}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
        >
          {sign}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('dashboard:notifications')}>
        <div data-autofocus tabIndex={-1}>
          <Suspense
            fallback={
              <Waiting className={styles.none}>
                <Skeleton height={56} />
              </Waiting>
            }
          >
            <BellContent area={area} unread={count} onLeave={() => setOpenAt(undefined)} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Count({ count }: { count: number }) {
  const format = useFormat();
  if (count === 0) return null;
  const most = MOST_UNREAD - 1;
  return (
    <span className={styles.count} aria-hidden="true">
      {count > most ? `${format.number(most)}+` : format.number(count)}
    </span>
  );
}
