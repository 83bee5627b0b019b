import { welcomePath } from '#features/projects/contract.ts';

/** Where taking part happens. Paths are English ones; links and redirects put them in the page's language. */
export const paths = {
  welcome: welcomePath,
  /** `step` counts from 1, as people do. */
  questions: (projectId: string, respondentId: string, step?: number) =>
    `/survey/${projectId}/${respondentId}${step === undefined ? '' : `?q=${step}`}`,
  lastStep: (projectId: string, respondentId: string) => `/survey/${projectId}/${respondentId}/last-step`,
  done: (respondentId: string) => `/survey/done?respondent=${respondentId}`,
};
