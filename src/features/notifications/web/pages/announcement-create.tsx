import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { createAnnouncement } from '../../contract/announcements.ts';
import { notificationPaths } from '../../paths.ts';
import { AnnouncementForm } from '../announcements/announcement-form.tsx';

export const handle = { texts: ['announcements', 'api'] } satisfies PageHandle;

export const loader = openToCallers(createAnnouncement);

export default function AnnouncementCreatePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('announcements:new')} />
      <PageHeader
        title={t('announcements:new')}
        back={{ to: notificationPaths.announcements, label: t('dashboard:notifications') }}
      />
      <AnnouncementForm />
    </>
  );
}
