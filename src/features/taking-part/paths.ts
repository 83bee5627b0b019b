/** Where taking part happens. Addresses are the English ones; links and redirects put them in the page's language. */
export const takingPartPaths = {
  /** Where respondents begin: the page that an owner sends a link to. */
  welcome: (projectId: string) => `/survey/welcome/${projectId}`,
  /** `step` counts from 1, as people do. */
  questions: (projectId: string, respondentId: string, step?: number) =>
    `/survey/${projectId}/${respondentId}${step === undefined ? '' : `?q=${step}`}`,
  lastStep: (projectId: string, respondentId: string) => `/survey/${projectId}/${respondentId}/last-step`,
  done: (respondentId: string) => `/survey/done?respondent=${respondentId}`,
};
