/** What the app may ask of the site. */

export { contentPlaces } from './server/content/content-places.ts';
export { forgetDeletedContent } from './server/content/forget-deleted-content.ts';
export { imagesOfContent } from './server/images-of-content.ts';
export { findPages } from './server/pages/find-pages.ts';
export { seedHomeQuestion } from './server/seed-home-question.ts';
export { seedSite } from './server/seed-site.ts';
export { adminsNeedSecondStep } from './server/settings/admins-need-second-step.ts';
