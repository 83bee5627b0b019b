import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';

/** What the worker says: how far it is, and in the end what came of it. */
export type TrialWord = { share: number } | { report: SimulationReport };
