import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { parseEmail } from '#domain/text/email.ts';
import { isPhoneText } from '#domain/text/phone-text.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { LONGEST_SEARCH } from '#kit/contract/listing.ts';
import { CONTENT_CHANGES, HOME_PROJECTS } from '../rate-limits.ts';
import { contentRevision } from './content.ts';
import type { SOCIAL_NETWORKS } from './shown.ts';
import { lookState } from './site-look.ts';

/** Each is saved by itself and has a revision of its own: who edits one is in nobody's way who edits another. */
export type SettingsSection = 'contact' | 'social' | 'home' | 'security';

const LONGEST_PHONE = 30;
const LONGEST_EMAIL = 254;
const LONGEST_ADDRESS = 300;
const MOST_RESPONSES = 1_000_000_000;

/** A text that may be left empty, which is as null. */
function maybe(longest: number, isRight: (text: string) => boolean, problem: 'contactPhone' | 'email' | 'url') {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text === '' || isRight(text), problem)
    .nullable();
}

const address = z.string().trim().max(LONGEST_ADDRESS).optional();

export const contactSettings = z.strictObject({
  phone: maybe(LONGEST_PHONE, isPhoneText, 'contactPhone').describe('Phone number as people read it; null for none'),
  email: maybe(LONGEST_EMAIL, (text) => parseEmail(text) !== undefined, 'email').describe(
    'Email address; null for none',
  ),
  address: z
    .strictObject({ en: address.describe('In English'), bn: address.describe('In Bengali') })
    .refine(({ en, bn }) => en || !bn, { path: ['en'], error: 'required' })
    .refine(({ en, bn }) => bn || !en, { path: ['bn'], error: 'required' })
    .describe('Postal address, in both languages or in none'),
});
export type ContactSettings = z.infer<typeof contactSettings>;

const profile = maybe(LIMITS.webAddress, (text) => parseSecureAddress(text) !== undefined, 'url');

export const socialSettings = z.strictObject({
  facebook: profile.describe('Address at Facebook; null for none'),
  x: profile.describe('Address at X; null for none'),
  linkedin: profile.describe('Address at LinkedIn; null for none'),
  youtube: profile.describe('Address at YouTube; null for none'),
} satisfies Record<(typeof SOCIAL_NETWORKS)[number], z.ZodType>);
export type SocialSettings = z.infer<typeof socialSettings>;

/** What no visitor is told. */
export const homeSettings = z.strictObject({
  homeProject: z
    .uuid()
    .nullable()
    .describe('Id of the project whose first choice visitors are asked for on the home page; null for none'),
  liveNumbersFrom: z
    .int()
    .min(0)
    .max(MOST_RESPONSES)
    .describe('How many responses there must be before the home page tells how much the product is used'),
});
export type HomeSettings = z.infer<typeof homeSettings>;

export const securitySettings = z.strictObject({
  adminsNeedSecondStep: z
    .boolean()
    .describe('Whether administrators are let into the back office only once they sign in by two steps'),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

const homeProject = z.object({
  _id: z.uuid().describe('Its id'),
  title: localizedLine.describe('Its title'),
  ownerName: z.string().describe('Whose it is'),
  question: localizedLine.nullable().describe('What visitors are asked; null where it has nothing to ask them'),
});
export type HomeProject = z.infer<typeof homeProject>;

const revision = contentRevision;
const text = z.string().nullable();
const contactState = z.object({
  phone: text.describe('Phone number; null for none'),
  email: text.describe('Email address; null for none'),
  address: localizedLine.describe('Postal address'),
  revision,
});
const socialState = z.object({
  facebook: text.describe('Address at Facebook; null for none'),
  x: text.describe('Address at X; null for none'),
  linkedin: text.describe('Address at LinkedIn; null for none'),
  youtube: text.describe('Address at YouTube; null for none'),
  revision,
});
const homeState = z.object({
  project: homeProject.nullable().describe('The project whose question visitors are asked; null for none'),
  liveNumbersFrom: homeSettings.shape.liveNumbersFrom,
  revision,
});
const securityState = z.object({
  adminsNeedSecondStep: securitySettings.shape.adminsNeedSecondStep,
  revision,
});

const siteSettings = z.object({
  contact: contactState.describe('How visitors reach the people behind the site'),
  social: socialState.describe('Where else the site is found'),
  home: homeState.describe('What the home page asks, and from when on it counts; no visitor is told of either'),
  security: securityState.describe('Who gets into the back office; no visitor is told of it'),
  look: lookState.describe('Colour, logo and icon'),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const getSiteSettings = endpoint({
  name: 'getSiteSettings',
  method: 'GET',
  path: '/site/settings',
  summary: 'Settings of the site as they are edited, those among them that no visitor is told',
  access: 'settings',
  data: siteSettings,
});

export const updateSiteContact = endpoint({
  name: 'updateSiteContact',
  method: 'PUT',
  path: '/site/settings/contact',
  summary: 'Change how visitors reach the people behind the site; pages show what is filled in',
  access: 'settings',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  body: contactSettings.extend({ revision }),
  data: contactState,
});

export const updateSocialLinks = endpoint({
  name: 'updateSocialLinks',
  method: 'PUT',
  path: '/site/settings/social',
  summary: 'Change where else the site is found; pages link to what is filled in',
  access: 'settings',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  body: socialSettings.extend({ revision }),
  data: socialState,
});

export const updateHomeSettings = endpoint({
  name: 'updateHomeSettings',
  method: 'PUT',
  path: '/site/settings/home',
  summary: 'Change what the home page asks visitors, and from how many responses on it tells figures',
  access: 'settings',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  body: homeSettings.extend({ revision }),
  data: homeState,
});

export const updateSecuritySettings = endpoint({
  name: 'updateSecuritySettings',
  method: 'PUT',
  path: '/site/settings/security',
  summary:
    'Change whether administrators need two-step sign-in; from the next call on, those without it can only set it up',
  access: 'roles',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  body: securitySettings.extend({ revision }),
  data: securityState,
});

export const findHomeProjects = endpoint({
  name: 'findHomeProjects',
  method: 'GET',
  path: '/site/settings/home/projects',
  summary:
    'Projects that the home page may ask a question of, the newest first, 20 at most: published, open to everybody ' +
    'without an account, with a question that one option answers',
  access: 'settings',
  limits: [HOME_PROJECTS],
  query: z.strictObject({
    q: z.string().trim().max(LONGEST_SEARCH).optional().describe('What to search for in their titles'),
  }),
  data: z.array(homeProject),
});
