import { welcomePath } from '../contract.ts';

/** Where taking part happens. Paths are English ones; links and redirects put them in the page's language. */
export const paths = {
  welcome: welcomePath,
  /** `step` counts from 1, as people do. */
  questions: (projectId: string, runId: string, step?: number) =>
    `/survey/${projectId}/${runId}${step === undefined ? '' : `?q=${step}`}`,
  lastStep: (projectId: string, runId: string) => `/survey/${projectId}/${runId}/last-step`,
  done: (runId: string) => `/survey/done?run=${runId}`,
};
