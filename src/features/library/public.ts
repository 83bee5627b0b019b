/** What the app may ask of the library. */
export { seedTemplates } from './server/seed-templates.ts';
