import { type Coverage, startCoverage } from '#domain/questionnaire/simulation/coverage.ts';
import { type SimulationInput, type SimulationReport, simulate } from '#domain/questionnaire/simulation/simulate.ts';

/** All of a simulation at once. */
export function simulated(input: SimulationInput): SimulationReport {
  const run = simulate(input);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

/** Adds what several counted. */
export function together(...all: readonly Coverage[]): Coverage {
  const sum = startCoverage();
  for (const { tries, asked, jumps, gates, ends } of all) {
    sum.tries += tries;
    for (const [id, times] of asked) sum.asked.set(id, (sum.asked.get(id) ?? 0) + times);
    for (const [id, times] of ends) sum.ends.set(id, (sum.ends.get(id) ?? 0) + times);
    for (const [id, [met, unmet]] of gates) {
      const [metBefore, unmetBefore] = sum.gates.get(id) ?? [0, 0];
      sum.gates.set(id, [metBefore + met, unmetBefore + unmet]);
    }
    for (const [id, times] of jumps) {
      const before = sum.jumps.get(id) ?? [];
      sum.jumps.set(
        id,
        times.map((each, place) => each + (before[place] ?? 0)),
      );
    }
  }
  return sum;
}
