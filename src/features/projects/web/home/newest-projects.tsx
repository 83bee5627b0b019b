import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/moment.tsx';
import { ProgressTo } from '#ui/dashboard/progress-to.tsx';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { ProjectStanding } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './home.module.css';

export function NewestProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useText();
  return (
    <section aria-labelledby="newest">
      <div className={styles.head}>
        <h2 id="newest">{t('dashboard:newest')}</h2>
        <LocaleLink to={projectPaths.surveys}>{t('dashboard:allSurveys')}</LocaleLink>
      </div>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <li key={project._id}>
            <div className={styles.name}>
              <LocaleLink to={projectPaths.survey(project._id)}>
                <ProjectTitle title={project.title} />
              </LocaleLink>
              <span className={styles.hint}>
                {t('projects:column.updatedAt')}: <Moment at={project.updatedAt} />
              </span>
            </div>
            <div className={styles.facts}>
              <Responses project={project} />
              <ProjectStanding project={project} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many are in, and where there is a limit how far that is. */
function Responses({ project: { responses, responseLimit } }: { project: ProjectSummary }) {
  const t = useText();
  if (responseLimit === null) {
    return <span className={styles.responses}>{t('projects:responses', { count: responses })}</span>;
  }
  return (
    <span className={styles.responses}>
      {t('projects:responsesOf', { count: responses, limit: responseLimit })}
      <ProgressTo value={responses} limit={responseLimit} />
    </span>
  );
}
