/** Where taking part happens. Addresses are the English ones; links and redirects put them in the page's language. */
export const takingPartPaths = {
  /** Where respondents begin: the page that an owner sends a link to. */
  welcome: (projectId: string) => `/survey/welcome/${projectId}`,
  /** `step` counts from 1, as people do. */
  questions: (projectId: string, ref: string, step?: number) =>
    `/survey/${projectId}/${ref}${step === undefined ? '' : `?q=${step}`}`,
  lastStep: (projectId: string, ref: string) => `/survey/${projectId}/${ref}/last-step`,
  /** The same where the path taken is shown. */
  tree: (projectId: string, ref: string, step?: number) =>
    `/survey/tree/${projectId}/${ref}${step === undefined ? '' : `?q=${step}`}`,
  treeLastStep: (projectId: string, ref: string) => `/survey/tree/${projectId}/${ref}/last-step`,
  /** The path so far, for whoever stands at one step and looks at another, to go back to. */
  treeBranch: (projectId: string, ref: string, step: number, to?: number) =>
    `/survey/tree/${projectId}/branch/${ref}?q=${step}${to === undefined ? '' : `&to=${to}#to`}`,
  done: (ref: string) => `/survey/done?respondent=${ref}`,
  /** Where somebody who passed a quiz says what name their certificate is to have. */
  certificate: (ref: string) => `/survey/certificate/${ref}`,
  /** The leaderboard of a quiz: for everybody, or for whoever submitted, with where they stand. */
  leaderboard: (projectId: string, ref?: string) =>
    `/survey/leaderboard/${projectId}${ref === undefined ? '' : `?respondent=${ref}`}`,
  /** Where anybody checks a certificate by its code, or types one. */
  verify: (code?: string) => `/verify${code === undefined ? '' : `/${code}`}`,
  /** What stands for a survey where its link is sent: a picture, with its title in this language. */
  picture: (projectId: string, locale: string) => `/survey/picture/${projectId}/${locale}`,
  /** The display face, with these letters of a script alone. */
  letters: (script: 'latin' | 'bengali', letters: readonly string[]) =>
    `/survey/letters/${script}?of=${letters.join(' ').replace(/[^\u0980-\u09fe]/g, encodeURIComponent)}`,
  /** The quizzes that one took oneself, and one time of them. */
  attempts: '/dashboard/participated-quiz',
  attempt: (id: string) => `/dashboard/participated-quiz/${id}`,
  /** The same pages of a draft, for its owner to look at: the first one, unless the query names another. */
  preview: (projectId: string) => `/survey/preview/${projectId}`,
};
