/** What the app may ask of the site. */
export { seedSite } from './server/seed-site.ts';
