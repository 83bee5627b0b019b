import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { getAnnouncement } from '../../contract/announcements.ts';
import { notificationPaths } from '../../paths.ts';
import { AnnouncementForm } from '../announcements/announcement-form.tsx';
import { useAnnouncementChanges } from '../announcements/use-announcement-changes.ts';
import { ANNOUNCEMENT_TONES } from '../announcements/use-announcement-columns.ts';

export const handle = { texts: ['announcements', 'api'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getAnnouncement, { params: { id: String(params.id) } });
  return null;
}

export default function AnnouncementPage() {
  const t = useText();
  const locale = useLocale();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...callQuery(getAnnouncement, { params: { id } }), gcTime: 0 });
  const changes = useAnnouncementChanges();
  const title = data ? localizedText(data.title, locale) : t('dashboard:notifications');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: notificationPaths.announcements, label: t('dashboard:notifications') }}
        badge={
          data ? (
            <StatusBadge tone={ANNOUNCEMENT_TONES[data.state]}>{t(`announcements:stateOf.${data.state}`)}</StatusBadge>
          ) : null
        }
        actions={
          data ? (
            <Button
              variant="default"
              onClick={() => (data.state === 'withdrawn' ? changes.restore(id) : changes.withdraw({ id, name: title }))}
            >
              {t(data.state === 'withdrawn' ? 'announcements:restore' : 'announcements:withdraw')}
            </Button>
          ) : null
        }
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <AnnouncementForm key={data._id} announcement={data} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
      <UndoNotice
        notice={changes.withdrawn && t('announcements:withdrawn', { name: changes.withdrawn.name })}
        onUndo={changes.undo}
        onDismiss={changes.dismiss}
      />
    </>
  );
}
