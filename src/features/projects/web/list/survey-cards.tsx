import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './list.module.css';
import { RowActions } from './row-actions.tsx';

/** The list on a phone. */
export function SurveyCards({ surveys }: { surveys: readonly ProjectSummary[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => (
        <li key={survey._id} className={styles.card}>
          <LocaleLink to={projectPaths.survey(survey._id)} className={styles.title}>
            <ProjectTitle title={survey.title} />
          </LocaleLink>
          <RowActions project={survey} />
          <div className={styles.facts}>
            <ProjectStatusBadge status={survey.status} />
            <span>
              {survey.responseLimit === null
                ? t('projects:responses', { count: survey.responses })
                : t('projects:responsesOf', { count: survey.responses, limit: survey.responseLimit })}
            </span>
            <span>{t('projects:changedOn', { when: format.date(survey.updatedAt) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
