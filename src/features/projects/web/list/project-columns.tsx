import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { SparkBars } from '#ui/dashboard/days/spark-bars.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { ProjectSummary } from '../../contract/list.ts';
import { STATUS_TONES } from '../../contract/project.ts';
import { useCategories } from '../categories/use-categories.ts';
import { useCompanies } from '../company/use-companies.ts';
import { KindTile } from '../kind-tile.tsx';
import { ProjectStanding } from '../project-status.tsx';
import { ProjectTitle, useTitleText } from '../project-title.tsx';
import styles from './list.module.css';

/** What the list says of a project. */
export function useProjectColumns(): Column<ProjectSummary>[] {
  const t = useText();
  const format = useFormat();
  const titleOf = useTitleText();
  const locale = useLocale();
  const categories = useCategories();
  const isInCompany = useCompanies().all.length > 0;
  const mostADay = (recent: readonly number[]): string | null => {
    const most = Math.max(0, ...recent);
    return most === 0 ? null : t('projects:mostADay', { count: most });
  };
  const company: Column<ProjectSummary> = {
    id: 'company',
    title: t('projects:company'),
    kind: 'text',
    width: 168,
    priority: 3,
    selfEvident: true,
    value: (project) => project.company && localizedText(project.company.name, locale),
  };
  return [
    {
      id: 'title',
      title: t('projects:column.title'),
      kind: 'text',
      value: ({ title }) => titleOf(title),
      render: (project) => (
        <span className={styles.named}>
          <KindTile kind={project.kind} mode={project.mode} />
          <span>
            <ProjectTitle title={project.title} />
            {project.sharedBy ? (
              <span className={styles.shared}>{t('projects:sharedBy', { name: project.sharedBy })}</span>
            ) : null}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      title: t('projects:column.status'),
      kind: 'status',
      value: ({ status, isTakenDown }) =>
        isTakenDown
          ? { tone: 'danger', label: t('projects:takenDown') }
          : { tone: STATUS_TONES[status], label: t(`projects:status.${status}`) },
      render: (project) => <ProjectStanding project={project} />,
    },
    {
      id: 'responses',
      title: t('projects:column.responses'),
      kind: 'amount',
      width: 120,
      value: ({ responses }) => responses,
      onCard: ({ responses, responseLimit }) =>
        responseLimit === null
          ? t('projects:responses', { count: responses })
          : t('projects:responsesOf', { count: responses, limit: responseLimit }),
      render: ({ responses, responseLimit }) => (
        <span>
          {format.number(responses)}
          {responseLimit === null ? null : (
            <span className={styles.quiet}> {t('projects:ofLimit', { limit: responseLimit })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'recent',
      title: t('projects:column.recent'),
      kind: 'text',
      width: 152,
      priority: 2,
      notOnCard: true,
      value: ({ recent }) => mostADay(recent),
      render: ({ recent }) =>
        mostADay(recent) === null ? null : (
          <>
            <SparkBars counts={recent} />
            <VisuallyHidden>{mostADay(recent)}</VisuallyHidden>
          </>
        ),
    },
    {
      id: 'updatedAt',
      title: t('projects:column.updatedAt'),
      kind: 'moment',
      priority: 2,
      selfEvident: true,
      value: ({ updatedAt }) => updatedAt,
    },
    { id: 'endsAt', title: t('projects:endsAt'), kind: 'moment', priority: 3, value: ({ endsAt }) => endsAt },
    ...(isInCompany ? [company] : []),
    {
      id: 'category',
      title: t('projects:category'),
      kind: 'text',
      width: 168,
      priority: 3,
      selfEvident: true,
      value: ({ category }) => category && categories.nameOf(category),
    },
    {
      id: 'privacy',
      title: t('projects:privacy'),
      kind: 'text',
      width: 120,
      priority: 3,
      selfEvident: true,
      value: ({ privacy }) => t(`projects:privacyOf.${privacy}`),
    },
  ];
}
