import {
  IconChartBar,
  IconClockHour4,
  IconGauge,
  IconPencil,
  IconPlus,
  IconRefreshAlert,
  IconSend,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { libraryPaths } from '#features/library/paths.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { NextStep } from '../../contract/dashboard.ts';
import { ofType, PROJECT_TYPES } from '../../contract/kinds.ts';
import { projectPaths } from '../../paths.ts';
import { KindTile } from '../kind-tile.tsx';
import { ProjectTitle } from '../project-title.tsx';
import styles from './home.module.css';

const ICONS: Record<NextStep['kind'], ReactNode> = {
  share: <IconSend />,
  ending: <IconClockHour4 />,
  full: <IconGauge />,
  republish: <IconRefreshAlert />,
  finish: <IconPencil />,
  read: <IconChartBar />,
};

/** What needs doing, of all projects; when nothing does, something new. */
export function NextStepList({ steps }: { steps: readonly NextStep[] }) {
  const t = useText();
  return (
    <section aria-labelledby="next-steps">
      <SectionHead id="next-steps" title={t('dashboard:nextSteps')} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.kind}>
            <span className={styles.icon} aria-hidden="true">
              {ICONS[step.kind]}
            </span>
            <StepText step={step} />
          </li>
        ))}
        {steps.some(({ kind }) => kind === 'finish') ? null : (
          <li className={styles.new}>
            <span className={styles.icon} aria-hidden="true">
              <IconPlus />
            </span>
            <div>
              <p id="ask-new">{t('dashboard:askNew')}</p>
              <ul className={styles.kinds} aria-labelledby="ask-new">
                {PROJECT_TYPES.map((type) => (
                  <li key={type}>
                    <LocaleLink to={libraryPaths.newProject(type)}>
                      <KindTile {...ofType(type)} />
                      {t(`projects:typeName.${type}`)}
                    </LocaleLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

function StepText({ step }: { step: NextStep }) {
  const t = useText();
  const format = useFormat();
  const { kind, projectId, projectKind, projectMode, title, responses, responseLimit, endsAt } = step;
  const screen = kind === 'read' ? reportPaths.responseReports : projectPaths.build;
  const facts = { count: responses, limit: responseLimit ?? 0, when: endsAt ? format.end(endsAt) : '' };
  return (
    <p>
      <LocaleLink to={screen({ _id: projectId, kind: projectKind, mode: projectMode })}>
        <strong>{t(`dashboard:step.${kind}`)}</strong>{' '}
        <span className={styles.own}>
          <ProjectTitle title={title} />
        </span>
      </LocaleLink>
      <span className={styles.hint}>{t(`dashboard:stepHint.${kind}`, facts)}</span>
    </p>
  );
}
