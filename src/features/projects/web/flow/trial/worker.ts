// Made-up respondents answer beside the page. Whoever started it ends it by ending the worker.
import { type SimulationInput, simulate } from '#domain/questionnaire/simulation/simulate.ts';
import type { TrialWord } from './trial-word.ts';

const say = (word: TrialWord) => self.postMessage(word);

self.addEventListener('message', ({ data }: MessageEvent<SimulationInput>) => {
  const run = simulate(data);
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return say({ report: step.value });
    say({ share: step.value });
  }
});
