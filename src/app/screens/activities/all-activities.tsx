import { findActivities } from '#features/operations/contract/activities.ts';
import { operationPaths } from '#features/operations/paths.ts';
import { ActivityList } from '#features/operations/web/activities/activity-list.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { auditSubjects } from '../../audit-subjects.ts';

export const loader = openToCallers(findActivities);

export const handle = {
  texts: [
    'activities',
    'api',
    'identity',
    'account',
    'projects',
    'content',
    'categories',
    'places',
    'siteSettings',
    'company',
  ],
} satisfies PageHandle;

export default function AllActivitiesPage() {
  const t = useText();
  return (
    <ActivityList
      subjects={auditSubjects}
      title={t('activities:title')}
      description={t('activities:allText')}
      endpoint={findActivities}
      path={operationPaths.activityLogs}
    />
  );
}
