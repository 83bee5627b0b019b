import type { LoaderFunctionArgs } from 'react-router';
import { findOwnActivities, getActivity } from '#features/operations/contract/activities.ts';
import { operationPaths } from '#features/operations/paths.ts';
import { ActivityDetail } from '#features/operations/web/activities/activity-detail.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { auditSubjects } from '../../audit-subjects.ts';

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader(given: LoaderFunctionArgs) {
  openToCallers(findOwnActivities)(given);
  await given.context.get(hostContext).call(getActivity, { params: { id: String(given.params.id) } });
  return null;
}

export const handle = {
  texts: [
    'activities',
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

export default function StaffActivityPage() {
  const list = { to: operationPaths.ownActivityLogs.admin, label: useText()('activities:myTitle') };
  return <ActivityDetail subjects={auditSubjects} list={list} />;
}
