// One line a feature: its file in bn/, exported under its namespace. The same line belongs in english.ts.
export { account } from './bn/account.ts';
export { answers } from './bn/answers.ts';
export { api } from './bn/api.ts';
export { builder } from './bn/builder.ts';
export { checker } from './bn/checker.ts';
export { common } from './bn/common.ts';
export { dashboard } from './bn/dashboard.ts';
export { exports } from './bn/exports.ts';
export { failures } from './bn/failures.ts';
export { identity } from './bn/identity.ts';
export { mails } from './bn/mails.ts';
export { operations } from './bn/operations.ts';
export { projects } from './bn/projects.ts';
export { questions } from './bn/questions.ts';
export { reports } from './bn/reports.ts';
export { site } from './bn/site.ts';
export { takingPart } from './bn/taking-part.ts';
