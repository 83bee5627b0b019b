/** What the app may ask of taking part. */

export { attempts } from './server/admission/attempts.ts';
export { oncePer, signIn } from './server/admission/once-per.ts';
export { pollPassword } from './server/admission/poll-password.ts';
export { clock } from './server/clock/clock.ts';
export { endOverdueRuns } from './server/clock/end-overdue-runs.ts';
export { turns } from './server/clock/turns.ts';
export type { FileKeeping } from './server/files/file-keeping.ts';
export { type FormFiles, openFormFiles } from './server/files/take-form-file.ts';
export { getLettersFace } from './server/letters/get-letters-face.ts';
export { getSurveyPicture } from './server/picture/get-survey-picture.ts';
export { memoriesOfAccount } from './server/practice/memories-of-account.ts';
export { practice } from './server/practice/practice.ts';
export { overQuotaWords } from './server/reading/over-quota-words.ts';
export { series } from './server/series/series.ts';
