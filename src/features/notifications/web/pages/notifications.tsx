import { ActionIcon, Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useOutletContext, useSearchParams } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { AREAS } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { notificationPaths } from '../../paths.ts';
import { NotificationList } from '../notification-list.tsx';
import { notificationsQuery, unreadQuery } from '../queries.ts';
import { useMarking } from '../use-marking.ts';
import styles from './notifications.module.css';

const SHOWING = ['all', 'unread'] as const;

/** All that somebody was told, for both areas. */
export default function NotificationsPage() {
  const t = useText();
  const area = areaOf(useOutletContext<SessionUser>().role);
  const [search, setSearch] = useSearchParams();
  const showing = search.get('show') === 'unread' ? 'unread' : 'all';
  const query = useInfiniteQuery(notificationsQuery(showing === 'unread'));
  const { data: unread } = useQuery(unreadQuery());
  const { markAll, isMarkingAll } = useMarking();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = query.data !== undefined && items.length === 0;
  return (
    <>
      <PageHead title={t('dashboard:notifications')} />
      <PageHeader
        title={t('dashboard:notifications')}
        description={t(area === AREAS.admin ? 'notifications:staffText' : 'notifications:ownText')}
        actions={
          <ActionIcon
            variant="default"
            size="xl"
            component={LocaleLink}
            to={notificationPaths.settings(area)}
            aria-label={t('notifications:settings')}
            title={t('notifications:settings')}
          >
            <IconSettings size={20} aria-hidden="true" />
          </ActionIcon>
        }
      />
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('notifications:show')}
          value={showing}
          onChange={(value) => setSearch(value === 'unread' ? { show: value } : {}, { replace: true })}
          data={SHOWING.map((value) => ({ value, label: t(`notifications:showing.${value}`) }))}
        />
        {unread?.count ? (
          <Button
            variant="default"
            loading={isMarkingAll}
            leftSection={<IconChecks size={18} aria-hidden="true" />}
            onClick={() => markAll(() => showToast('success', t('notifications:allRead')))}
          >
            {t('notifications:readAll')}
          </Button>
        ) : null}
      </div>
      {query.isLoadingError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? (
        <Waiting>
          <Skeleton height={240} />
        </Waiting>
      ) : null}
      {isEmpty ? (
        <EmptyState
          picture="no-news"
          title={t(showing === 'unread' ? 'notifications:noneUnread' : 'notifications:none')}
          text={t(showing === 'unread' ? 'notifications:noneUnreadText' : 'notifications:noneText')}
        />
      ) : null}
      {items.length > 0 ? (
        <>
          <NotificationList items={items} />
          <LoadMore query={query} shown={items.length} />
        </>
      ) : null}
    </>
  );
}
