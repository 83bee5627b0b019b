import { useEffect, useRef, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
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

type Tried = Omit<SimulationInput, 'respondents' | 'seed'>;

// Questionnaires are never changed in place: whoever comes back to one finds what was tried.
const kept = new WeakMap<Questionnaire, { tried: Tried; report: SimulationReport }>();
/** Other respondents each time. */
let draws = 0;

/** Sends made-up respondents through a questionnaire, in a worker, so that the page stays at hand. */
export function useTrial(input: Tried): TrialState {
  const { questionnaire, quotas, languages } = input;
  const worker = useRef<Worker>(undefined);
  const [share, setShare] = useState<number>();
  const [ended, setEnded] = useState<{ tried: Tried; how: TrialState['ended'] }>();

  function stop(tried: Tried, how: TrialState['ended']): void {
    worker.current?.terminate();
    worker.current = undefined;
    setShare(undefined);
    setEnded({ tried, how });
  }

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
      kept.set(questionnaire, { tried: input, report: data.report });
      stop(input, 'done');
    });
    started.addEventListener('error', () => stop(input, 'broken'));
    draws += 1;
    started.postMessage({ questionnaire, quotas, languages, respondents: RESPONDENTS, seed: String(draws) });
  }

  const last = kept.get(questionnaire);
  return {
    report: last && isOf(last.tried, input) ? last.report : undefined,
    share,
    ended: ended && isOf(ended.tried, input) ? ended.how : undefined,
    run,
    cancel: () => stop(input, 'stopped'),
  };
}

/** Quotas and languages are made anew as settings are drawn; a questionnaire is only where it changed. */
function isOf(tried: Tried, { questionnaire, ...others }: Tried): boolean {
  return (
    tried.questionnaire === questionnaire && isSame([tried.quotas, tried.languages], [others.quotas, others.languages])
  );
}
