import type { DataTableColumn } from 'mantine-datatable';
import { NO_VALUE } from '#domain/text/format.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './list.module.css';
import { RowActions } from './row-actions.tsx';

/** What the table says of a survey. The order is chosen above it: not every column can be sorted both ways. */
export function useSurveyColumns(): DataTableColumn<ProjectSummary>[] {
  const t = useText();
  const format = useFormat();
  return [
    {
      accessor: 'title',
      title: t('projects:column.title'),
      width: '36%',
      render: (survey) => (
        <>
          <LocaleLink to={projectPaths.survey(survey._id)} className={styles.title}>
            <ProjectTitle title={survey.title} />
          </LocaleLink>
          {survey.privacy === 'limited' ? <div className={styles.quiet}>{t('projects:needsPassword')}</div> : null}
        </>
      ),
    },
    {
      accessor: 'status',
      title: t('projects:column.status'),
      noWrap: true,
      render: (survey) => <ProjectStatusBadge status={survey.status} />,
    },
    {
      accessor: 'endsAt',
      title: t('projects:endsAt'),
      render: (survey) => (survey.endsAt === null ? NO_VALUE : format.dateTime(survey.endsAt)),
    },
    {
      accessor: 'updatedAt',
      title: t('projects:column.updatedAt'),
      render: (survey) => format.dateTime(survey.updatedAt),
    },
    {
      accessor: 'responses',
      title: t('projects:column.responses'),
      textAlign: 'right',
      noWrap: true,
      render: (survey) => (
        <>
          {format.number(survey.responses)}
          {survey.responseLimit === null ? null : (
            <span className={styles.quiet}> / {format.number(survey.responseLimit)}</span>
          )}
        </>
      ),
    },
    {
      accessor: 'actions',
      title: <VisuallyHidden>{t('common:actions')}</VisuallyHidden>,
      textAlign: 'right',
      render: (survey) => <RowActions project={survey} />,
    },
  ];
}
