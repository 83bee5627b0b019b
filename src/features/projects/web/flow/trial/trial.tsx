import { Button, Progress } from '@mantine/core';
import type { FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Workshop } from '../../workshop/workshop-context.ts';
import styles from './trial.module.css';
import { TRIAL_ID } from './trial-id.ts';
import { TrialReport } from './trial-report.tsx';
import { RESPONDENTS, type TrialState } from './use-trial.ts';

interface TrialProps {
  workshop: Workshop;
  graph: FlowGraph;
  trial: TrialState;
}

/** Sends made-up respondents through, and says what they made of it. */
export function Trial({ workshop, graph, trial }: TrialProps) {
  const t = useText();
  const format = useFormat();
  const { report, share, ended, run, cancel } = trial;
  const isRunning = share !== undefined;
  const said =
    ended === 'done' ? t('flow:done', { count: RESPONDENTS }) : ended === undefined ? '' : t(`flow:${ended}`);
  return (
    <section className={styles.trial}>
      <h3 id={TRIAL_ID} tabIndex={-1}>
        {t('flow:trial')}
      </h3>
      <p className={styles.text}>{t('flow:trialText')}</p>
      <div className={styles.run}>
        {isRunning ? (
          <>
            <Progress className={styles.progress} value={share * 100} aria-label={t('flow:running')} />
            <span>{format.percent(share, { decimals: 0 })}</span>
          </>
        ) : null}
        <Button variant={isRunning || report ? 'default' : 'filled'} onClick={isRunning ? cancel : run}>
          {isRunning ? t('common:cancel') : report ? t('flow:again') : t('flow:run', { count: RESPONDENTS })}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {isRunning ? '' : said}
      </p>
      {report && !isRunning ? <TrialReport workshop={workshop} graph={graph} report={report} /> : null}
    </section>
  );
}
