/** What the app may ask of the site. */
export { seedHomeQuestion } from './server/seed-home-question.ts';
export { seedSite } from './server/seed-site.ts';
