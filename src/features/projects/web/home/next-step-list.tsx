import { IconChartBar, IconPencil, IconPlus, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { libraryPaths } from '#features/library/paths.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useI18n, useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { ProjectTitle } from '../project-title.tsx';
import styles from './home.module.css';
import { type NextStep, nextSteps } from './next-steps.ts';

const ICONS: Record<NextStep['kind'], ReactNode> = {
  share: <IconSend />,
  finish: <IconPencil />,
  read: <IconChartBar />,
  ask: <IconPlus />,
};

export function NextStepList({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useText();
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('dashboard:nextSteps')}</h2>
      <ol className={styles.steps}>
        {nextSteps(projects).map((step) => (
          <li key={step.kind}>
            <span className={styles.icon} aria-hidden="true">
              {ICONS[step.kind]}
            </span>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepText({ step }: { step: NextStep }) {
  const t = useText();
  const i18n = useI18n();
  if (step.kind === 'ask') {
    return (
      <p>
        <LocaleLink to={libraryPaths.newSurvey}>{t('dashboard:step.ask')}</LocaleLink>
        <span className={styles.hint}>{t('dashboard:stepHint.ask')}</span>
      </p>
    );
  }
  const { kind, project } = step;
  const screen = kind === 'read' ? reportPaths.responseReports : projectPaths.survey;
  return (
    <p>
      <LocaleLink to={screen(project._id)}>
        <Trans
          i18n={i18n}
          ns="dashboard"
          i18nKey={`step.${kind}`}
          components={{ own: <ProjectTitle title={project.title} /> }}
        />
      </LocaleLink>
      <span className={styles.hint}>{t(`dashboard:stepHint.${kind}`, { count: project.responses })}</span>
    </p>
  );
}
