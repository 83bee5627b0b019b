import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mayWorkFor } from '#features/company/policy.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import styles from './getting-started.module.css';

/** The way to the first answer: make, share, read. What can be done by now leads to where it is done. */
export function GettingStarted({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useText();
  const changed = projects.filter(({ role }) => mayWorkFor(role));
  const published = changed.find(({ status }) => status === 'processing');
  const newest = published ?? changed.find(({ status }) => status === 'draft');
  const now = published ? 'share' : 'make';
  const link = newest && projectPaths.build(newest);
  return (
    <section aria-labelledby="getting-started">
      <h2 id="getting-started">{t('dashboard:guide.title')}</h2>
      <ol className={styles.steps}>
        <Step number={1} isNow={now === 'make'} isDone={now !== 'make'}>
          <Way to={published ? undefined : link}>
            {newest && !published
              ? t('dashboard:guide.finish', { kind: t(`common:kind.${typeOf(newest)}`) })
              : t('dashboard:guide.make')}
          </Way>
          <p>{t('dashboard:guide.makeText')}</p>
        </Step>
        <Step number={2} isNow={now === 'share'}>
          <Way to={published && projectPaths.share(published)}>{t('dashboard:guide.share')}</Way>
          <p>{t('dashboard:guide.shareText')}</p>
        </Step>
        <Step number={3}>
          <Way to={published && reportPaths.responseReports(published)}>{t('dashboard:guide.read')}</Way>
          <p>{t('dashboard:guide.readText')}</p>
        </Step>
      </ol>
    </section>
  );
}

/** What a step is called: a link once there is something to do it with. */
function Way({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? <strong>{children}</strong> : <LocaleLink to={to}>{children}</LocaleLink>;
}

interface StepProps {
  number: number;
  isNow?: boolean;
  isDone?: boolean;
  children: ReactNode;
}

function Step({ number, isNow, isDone, children }: StepProps) {
  const t = useText();
  const format = useFormat();
  return (
    <li className={styles.step} aria-current={isNow ? 'step' : undefined}>
      <span className={styles.number} data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <IconCheck size={20} /> : format.number(number)}
      </span>
      <div>
        {isDone ? <VisuallyHidden>{t('dashboard:guide.done')} </VisuallyHidden> : null}
        {children}
      </div>
    </li>
  );
}
