import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as content from '../contract/content.ts';
import * as faqs from '../contract/faqs.ts';
import * as pages from '../contract/pages.ts';
import * as shown from '../contract/shown.ts';
import * as look from '../contract/site-look.ts';
import * as settings from '../contract/site-settings.ts';
import * as shows from '../contract/slide-shows.ts';
import * as testimonials from '../contract/testimonials.ts';
import { deleteContent } from './content/delete-content.ts';
import { orderContent } from './content/order-content.ts';
import { restoreContent } from './content/restore-content.ts';
import { setContentState } from './content/set-content-state.ts';
import { createFaq } from './faqs/create-faq.ts';
import { findFaqEntries } from './faqs/find-faq-entries.ts';
import { findFaqs } from './faqs/find-faqs.ts';
import { getFaqEntry } from './faqs/get-faq-entry.ts';
import { updateFaq } from './faqs/update-faq.ts';
import { getHomeQuestion } from './get-home-question.ts';
import { getLiveNumbers } from './get-live-numbers.ts';
import { getPublicSettings } from './get-public-settings.ts';
import { getSiteLook } from './get-site-look.ts';
import { createPage } from './pages/create-page.ts';
import { findPageEntries } from './pages/find-page-entries.ts';
import { findPages } from './pages/find-pages.ts';
import { getPage } from './pages/get-page.ts';
import { getPageEntry } from './pages/get-page-entry.ts';
import { updatePage } from './pages/update-page.ts';
import { findHomeProjects } from './settings/find-home-projects.ts';
import { getSiteSettings } from './settings/get-site-settings.ts';
import { updateHomeSettings } from './settings/update-home-settings.ts';
import { updateSecuritySettings } from './settings/update-security-settings.ts';
import { updateSiteContact } from './settings/update-site-contact.ts';
import { updateSiteLook } from './settings/update-site-look.ts';
import { updateSocialLinks } from './settings/update-social-links.ts';
import { createSlideShow } from './slide-shows/create-slide-show.ts';
import { findSlideShowEntries } from './slide-shows/find-slide-show-entries.ts';
import { findSlideShows } from './slide-shows/find-slide-shows.ts';
import { getSlideShowEntry } from './slide-shows/get-slide-show-entry.ts';
import { updateSlideShow } from './slide-shows/update-slide-show.ts';
import { createTestimonial } from './testimonials/create-testimonial.ts';
import { findTestimonialEntries } from './testimonials/find-testimonial-entries.ts';
import { findTestimonials } from './testimonials/find-testimonials.ts';
import { getTestimonialEntry } from './testimonials/get-testimonial-entry.ts';
import { updateTestimonial } from './testimonials/update-testimonial.ts';

const contentRoutes: Route[] = [
  route(content.setContentState, (context, { params, body }) =>
    whenDone(setContentState(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(content.deleteContent, (context, { params: { kind, id } }) =>
    whenDone(deleteContent(context.db, signedIn(context), kind, id, context.now)),
  ),
  route(content.restoreContent, (context, { params: { kind, id } }) =>
    whenDone(restoreContent(context.db, signedIn(context), kind, id, context.now)),
  ),
  route(content.orderContent, (context, { params, body }) =>
    whenDone(orderContent(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(pages.findPageEntries, ({ db }, { query }) => findPageEntries(db, query)),
  route(pages.getPageEntry, ({ db }, { params }) => getPageEntry(db, params.id)),
  route(pages.createPage, (context, { body }) => createPage(context.db, signedIn(context), body, context.now)),
  route(pages.updatePage, (context, { params, body }) =>
    updatePage(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
  route(shows.findSlideShowEntries, ({ db }, { query }) => findSlideShowEntries(db, query)),
  route(shows.getSlideShowEntry, ({ db }, { params }) => getSlideShowEntry(db, params.id)),
  route(shows.createSlideShow, (context, { body }) =>
    createSlideShow(context.db, signedIn(context), body, context.now),
  ),
  route(shows.updateSlideShow, (context, { params, body }) =>
    updateSlideShow(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
  route(testimonials.findTestimonialEntries, ({ db }, { query }) => findTestimonialEntries(db, query)),
  route(testimonials.getTestimonialEntry, ({ db }, { params }) => getTestimonialEntry(db, params.id)),
  route(testimonials.createTestimonial, (context, { body }) =>
    createTestimonial(context.db, signedIn(context), body, context.now),
  ),
  route(testimonials.updateTestimonial, (context, { params, body }) =>
    updateTestimonial(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
  route(faqs.findFaqEntries, ({ db }, { query }) => findFaqEntries(db, query)),
  route(faqs.getFaqEntry, ({ db }, { params }) => getFaqEntry(db, params.id)),
  route(faqs.createFaq, (context, { body }) => createFaq(context.db, signedIn(context), body, context.now)),
  route(faqs.updateFaq, (context, { params, body }) =>
    updateFaq(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
];

const settingsRoutes: Route[] = [
  route(settings.getSiteSettings, ({ db }) => getSiteSettings(db)),
  route(settings.updateSiteContact, (context, { body }) =>
    updateSiteContact(context.db, signedIn(context), body, context.now),
  ),
  route(settings.updateSocialLinks, (context, { body }) =>
    updateSocialLinks(context.db, signedIn(context), body, context.now),
  ),
  route(settings.updateSecuritySettings, (context, { body }) =>
    updateSecuritySettings(context.db, signedIn(context), body, context.now),
  ),
  route(settings.updateHomeSettings, (context, { body }) =>
    updateHomeSettings(context.db, signedIn(context), body, context.now),
  ),
  route(look.updateSiteLook, (context, { body }) => updateSiteLook(context.db, signedIn(context), body, context.now)),
  route(settings.findHomeProjects, ({ db, now }, { query }) => findHomeProjects(db, query.q, now)),
];

export const siteRoutes: Route[] = [
  route(shown.getPublicSettings, ({ db, now }) => getPublicSettings(db, now)),
  route(look.getSiteLook, ({ db, now }) => getSiteLook(db, now)),
  // `getSlideShowByPosition` is named after its prescribed address.
  route(shown.getSlideShowByPosition, ({ db, now }, { query }) => findSlideShows(db, query.position, now)),
  route(shown.getPage, ({ db, now }, { params }) => getPage(db, params.slug, now)),
  route(shown.findPages, ({ db, now }) => findPages(db, now)),
  route(shown.findFaqs, ({ db, now }) => findFaqs(db, now)),
  route(shown.findTestimonials, ({ db, now }) => findTestimonials(db, now)),
  route(shown.getHomeQuestion, ({ db, now }) => getHomeQuestion(db, now)),
  route(shown.getLiveNumbers, ({ db, now }) => getLiveNumbers(db, now)),
  ...contentRoutes,
  ...settingsRoutes,
];
