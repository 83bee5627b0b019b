import { IconLock, IconPencil, IconPlayerPlay, IconPlus, IconSend, type TablerIcon } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Timeline } from '#ui/dashboard/facts/timeline.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import type { Activity } from '../../contract/activities.ts';
import { projectActivitiesQuery } from '../queries.ts';
import { useActivityWords } from './activity-words.ts';

interface ProjectHistoryProps {
  id: string;
  subjects: readonly AuditSubject[];
  title: string;
}

const TITLE = 'project-history';

/** What happened to a project, the newest first. */
export function ProjectHistory({ id, subjects, title }: ProjectHistoryProps) {
  const t = useText();
  const words = useActivityWords(subjects);
  const query = useInfiniteQuery(projectActivitiesQuery(id));
  /** What of it was changed, in one line; what became of it the action says already. */
  const fieldsOf = (activity: Activity) =>
    activity.action === 'changed'
      ? activity.fields.map((field) => words.field(activity, field)?.label(t) ?? field).join(', ')
      : '';
  const activities = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={title} />
      {query.error && !query.data ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data && activities.length === 0 ? <p>{t('activities:none')}</p> : null}
      <Timeline
        label={title}
        events={activities.map((activity) => ({
          id: activity._id,
          mark: <MarkOf action={activity.action} />,
          title: [words.action(activity), fieldsOf(activity), words.who(activity)].filter(Boolean).join(' · '),
          at: activity.at,
        }))}
      />
      <LoadMore query={query} shown={activities.length} />
    </section>
  );
}

/** What is done to projects most; all else changes something of them. */
const MARKS: Readonly<Record<string, TablerIcon>> = {
  created: IconPlus,
  published: IconSend,
  closed: IconLock,
  reopened: IconPlayerPlay,
};

function MarkOf({ action }: { action: string }) {
  const { [action]: Mark = IconPencil } = MARKS;
  return <Mark size={18} aria-hidden="true" />;
}
