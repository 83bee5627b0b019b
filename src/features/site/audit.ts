import { type AuditedField, auditSubject, saying } from '#kit/contract/audit.ts';
import type { Text } from '#messages/text.ts';
import { SLIDE_POSITIONS, SLIDE_SHOW_TYPES } from './contract/shown.ts';

const ACTIONS = {
  created: (t: Text) => t('activities:content.created'),
  changed: (t: Text) => t('activities:content.changed'),
  deleted: (t: Text) => t('activities:content.deleted'),
  restored: (t: Text) => t('activities:content.restored'),
  ordered: (t: Text) => t('activities:content.ordered'),
};

const YES_OR_NO: AuditedField['says'] = {
  true: (t) => t('activities:shown.true'),
  false: (t) => t('activities:shown.false'),
};

const active: AuditedField = { label: (t) => t('activities:field.active'), says: YES_OR_NO };

/** Pages of the site. */
export const pageSubject = auditSubject({
  kind: 'page',
  label: (t) => t('activities:subject.page'),
  actions: ACTIONS,
  fields: {
    title: { label: (t) => t('activities:field.pageTitle') },
    slug: { label: (t) => t('activities:field.slug') },
    body: { label: (t) => t('activities:field.body') },
    active,
  },
});

/** What people say of the product. */
export const testimonialSubject = auditSubject({
  kind: 'testimonial',
  label: (t) => t('activities:subject.testimonial'),
  actions: ACTIONS,
  fields: {
    quote: { label: (t) => t('content:quote') },
    name: { label: (t) => t('content:personName') },
    about: { label: (t) => t('content:personAbout') },
    photo: { label: (t) => t('content:photo'), unsaid: true },
    active,
  },
});

/** Frequently asked questions with their answers. */
export const faqSubject = auditSubject({
  kind: 'faq',
  label: (t) => t('activities:subject.faq'),
  actions: ACTIONS,
  fields: {
    question: { label: (t) => t('activities:field.question') },
    answer: { label: (t) => t('activities:field.answer') },
    active,
  },
});

/** Slide shows with their slides, of which only that they changed is told: they are long, and their texts HTML. */
export const slideShowSubject = auditSubject({
  kind: 'slide_show',
  label: (t) => t('activities:subject.slideShow'),
  actions: ACTIONS,
  fields: {
    name: { label: (t) => t('content:showName') },
    type: { label: (t) => t('content:type'), says: saying(SLIDE_SHOW_TYPES, (type, t) => t(`content:typeOf.${type}`)) },
    position: {
      label: (t) => t('content:position'),
      says: saying(SLIDE_POSITIONS, (position, t) => t(`content:positionOf.${position}`)),
    },
    slides: { label: (t) => t('content:slides'), unsaid: true },
    active,
  },
});

const NETWORK = {
  facebook: { label: (t: Text) => t('siteSettings:network.facebook') },
  x: { label: (t: Text) => t('siteSettings:network.x') },
  linkedin: { label: (t: Text) => t('siteSettings:network.linkedin') },
  youtube: { label: (t: Text) => t('siteSettings:network.youtube') },
};

/** The settings of the site, of which there is one set. */
export const settingsSubject = auditSubject({
  kind: 'site_settings',
  label: (t) => t('activities:subject.siteSettings'),
  actions: { changed: ACTIONS.changed },
  fields: {
    phone: { label: (t) => t('siteSettings:phone') },
    email: { label: (t) => t('siteSettings:email') },
    address: { label: (t) => t('siteSettings:address') },
    ...NETWORK,
    homeProject: { label: (t) => t('siteSettings:homeProject') },
    liveNumbersFrom: { label: (t) => t('siteSettings:liveNumbersFrom') },
    adminsNeedSecondStep: { label: (t) => t('siteSettings:adminsNeedSecondStep'), says: YES_OR_NO },
    action: { label: (t) => t('siteSettings:action') },
    logo: { label: (t) => t('siteSettings:logo'), unsaid: true },
    logoDark: { label: (t) => t('siteSettings:logoDark'), unsaid: true },
    icon: { label: (t) => t('siteSettings:icon'), unsaid: true },
  },
});
export type SettingsField = keyof typeof settingsSubject.fields;
