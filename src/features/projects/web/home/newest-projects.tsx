import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SparkBars } from '#ui/dashboard/days/spark-bars.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { ProgressTo } from '#ui/dashboard/figures/progress-to.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Dashboard } from '../../contract/dashboard.ts';
import { typeOf } from '../../contract/kinds.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { KindTile } from '../kind-tile.tsx';
import { useOpensLater } from '../opens-later.ts';
import { ProjectStanding } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './home.module.css';

interface NewestProjectsProps {
  projects: readonly ProjectSummary[];
  /** What came in of late. */
  days: Dashboard['newest'];
}

/** The projects made last, each with how far it has come. */
export function NewestProjects({ projects, days }: NewestProjectsProps) {
  const t = useText();
  const opensLater = useOpensLater();
  return (
    <section aria-labelledby="newest">
      <SectionHead id="newest" title={t('dashboard:newest')} />
      <ul className={styles.projects}>
        {projects.map((project) => {
          const recent = days.find(({ projectId }) => projectId === project._id);
          const changed = <Moment at={recent?.lastResponseAt ?? project.updatedAt} />;
          const isCollecting = project.status === 'processing' && !project.isTakenDown && opensLater(project) === null;
          return (
            <li key={project._id} data-usual={isCollecting || undefined}>
              <KindTile kind={project.kind} mode={project.mode} />
              <div className={styles.name}>
                <LocaleLink to={projectPaths.build(project)}>
                  <ProjectTitle title={project.title} />
                </LocaleLink>
                <span className={styles.hint}>
                  {t(`projects:typeName.${typeOf(project)}`)} ·{' '}
                  {recent?.lastResponseAt ? t('dashboard:lastResponse') : t('dashboard:lastChange')} {changed}
                </span>
                <span className={styles.shortHint}>
                  <ResponseCount project={project} /> · {changed}
                </span>
              </div>
              <Responses project={project} recent={recent?.responses ?? []} />
              <ProjectStanding project={project} />
            </li>
          );
        })}
      </ul>
      {days.some(({ responses }) => responses.some((count) => count > 0)) ? (
        <p className={styles.caption}>{t('dashboard:barsSay', { count: days[0]?.responses.length ?? 0 })}</p>
      ) : null}
    </section>
  );
}

interface ResponsesProps {
  project: ProjectSummary;
  recent: readonly number[];
}

/** How many are in, and below it how far that is to the limit; without one how they came in of late. */
function Responses({ project, recent }: ResponsesProps) {
  const t = useText();
  const { responses, responseLimit } = project;
  const most = Math.max(0, ...recent);
  return (
    <span className={styles.responses}>
      <span className={styles.count}>
        <ResponseCount project={project} />
      </span>
      {responseLimit === null ? null : <ProgressTo value={responses} limit={responseLimit} />}
      {responseLimit === null && most > 0 ? (
        <>
          <SparkBars counts={recent} />
          <VisuallyHidden>{t('dashboard:mostADay', { count: most })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}

function ResponseCount({ project: { responses, responseLimit } }: Pick<ResponsesProps, 'project'>) {
  const t = useText();
  return responseLimit === null
    ? t('projects:responses', { count: responses })
    : t('projects:responsesOf', { count: responses, limit: responseLimit });
}
