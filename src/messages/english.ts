// One line a feature: its file in en/, exported under its namespace. The same line belongs in bengali.ts.
export { account } from './en/account.ts';
export { answers } from './en/answers.ts';
export { api } from './en/api.ts';
export { builder } from './en/builder.ts';
export { checker } from './en/checker.ts';
export { common } from './en/common.ts';
export { dashboard } from './en/dashboard.ts';
export { exports } from './en/exports.ts';
export { failures } from './en/failures.ts';
export { identity } from './en/identity.ts';
export { mails } from './en/mails.ts';
export { operations } from './en/operations.ts';
export { projects } from './en/projects.ts';
export { questions } from './en/questions.ts';
export { reports } from './en/reports.ts';
export { site } from './en/site.ts';
export { takingPart } from './en/taking-part.ts';
