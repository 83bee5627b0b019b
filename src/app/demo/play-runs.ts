import { completeRun, saveAnswers, startRun } from '#features/responding/contract.ts';
import type { DemoCall } from './demo-caller.ts';
import type { DemoRun } from './draw-runs.ts';

/** Takes part as the browsers of these people did, one after the other. */
export async function playRuns(call: DemoCall, projectId: string, runs: readonly DemoRun[]): Promise<void> {
  for (const { locale, startedAt, endedAt, finished, answers } of runs) {
    const started = { locale, now: startedAt };
    const { _id: id } = await call(startRun, { params: { id: projectId }, body: { locale } }, started);
    await call(finished ? completeRun : saveAnswers, { params: { id }, body: { answers } }, { locale, now: endedAt });
  }
}
