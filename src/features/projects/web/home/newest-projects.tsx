import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './home.module.css';

export function NewestProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useText();
  const format = useFormat();
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
                {t('projects:changedOn', { when: format.dateTime(project.updatedAt) })}
              </span>
            </div>
            <div className={styles.facts}>
              <span className={styles.responses}>{t('projects:responses', { count: project.responses })}</span>
              <span>
                <ProjectStatusBadge status={project.status} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
