import { useCallback, useEffect, useRef, useState } from 'react';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { SimulationInput, SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import type { TrialWord } from './trial-word.ts';
import workerUrl from './worker.ts?worker&url';

/** How many made-up respondents answer by chance. */
export const RESPONDENTS = 1_000;

export interface TrialState {
  report: SimulationReport | undefined;
  /** How far it is, from 0 to 1; undefined while none is on its way. */
  share: number | undefined;
  ended: 'done' | 'stopped' | 'broken' | undefined;
  run: () => void;
  cancel: () => void;
}

// Questionnaires are never changed in place: whoever comes back to one finds what was tried.
const kept = new WeakMap<Questionnaire, SimulationReport>();
/** Other respondents each time. */
let draws = 0;

/** Sends made-up respondents through a questionnaire, in a worker, so that the page stays at hand. */
export function useTrial(input: Omit<SimulationInput, 'respondents' | 'seed'>): TrialState {
  const { questionnaire, quotas, languages } = input;
  const worker = useRef<Worker>(undefined);
  const [found, setFound] = useState<{ of: Questionnaire; report: SimulationReport }>();
  const [share, setShare] = useState<number>();
  const [ended, setEnded] = useState<TrialState['ended']>();

  const stop = useCallback((how: TrialState['ended']) => {
    worker.current?.terminate();
    worker.current = undefined;
    setShare(undefined);
    setEnded(how);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);

  function run(): void {
    worker.current?.terminate();
    const started = new Worker(workerUrl, { type: 'module' });
    worker.current = started;
    setShare(0);
    setEnded(undefined);
    started.addEventListener('message', ({ data }: MessageEvent<TrialWord>) => {
      if (worker.current !== started) return;
      if ('share' in data) return setShare(data.share);
      kept.set(questionnaire, data.report);
      setFound({ of: questionnaire, report: data.report });
      stop('done');
    });
    started.addEventListener('error', () => stop('broken'));
    draws += 1;
    started.postMessage({ questionnaire, quotas, languages, respondents: RESPONDENTS, seed: String(draws) });
  }

  const report = found?.of === questionnaire ? found.report : kept.get(questionnaire);
  return { report, share, ended, run, cancel: () => stop('stopped') };
}
