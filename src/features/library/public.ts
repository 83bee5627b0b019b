/** What the app may ask of the library. */

export { questionnairesOfTemplates } from './server/questionnaires-of-templates.ts';
export { seedTemplates } from './server/seed-templates.ts';
