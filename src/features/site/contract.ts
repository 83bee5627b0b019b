import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

const words = z.object({ en: z.string().optional(), bn: z.string().optional() });

/** All a visitor may know of the settings. Private settings are another type and can never be parsed into this one. */
export const publicSettings = z.object({
  site_name: z.string(),
  site_logo: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_address: words,
  social_links: z.array(z.object({ network: z.enum(['facebook', 'x', 'linkedin', 'youtube']), url: z.url() })),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const getPublicSettings = endpoint({
  name: 'getPublicSettings',
  method: 'GET',
  path: '/site/get-settings-public',
  summary: 'Settings of the site that everybody may see',
  access: 'anyone',
  data: publicSettings,
});

const SLIDE_POSITIONS = ['home', 'footer'] as const;

export const slide = z.object({
  _id: z.uuid(),
  caption: words,
  /** HTML, sanitised when it was saved. */
  description: words,
  image: z.string(),
  /** Says what the picture shows. */
  alt: words,
  link: z.string().nullable(),
  btn_txt: words,
});

export const slideShow = z.object({
  _id: z.uuid(),
  type: z.enum(['slider', 'banner']),
  position: z.enum(SLIDE_POSITIONS),
  images: z.array(slide),
});
export type SlideShow = z.infer<typeof slideShow>;

export const getSlideShowByPosition = endpoint({
  name: 'getSlideShowByPosition',
  method: 'GET',
  path: '/slideShow/getSlideShowByPosition',
  summary: 'Slide shows of a position, sliders and banners',
  access: 'anyone',
  query: z.strictObject({ position: z.string().min(1, 'required').max(40) }),
  data: z.array(slideShow),
});

export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: '/pages/:slug',
  summary: 'A page of the site',
  access: 'anyone',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  data: z.object({ slug: z.string(), title: words, body: words }),
});

export const findFaqs = endpoint({
  name: 'findFaqs',
  method: 'GET',
  path: '/faqs',
  summary: 'Frequently asked questions',
  access: 'anyone',
  data: z.array(z.object({ _id: z.uuid(), question: words, answer: words })),
});

export const getLiveNumbers = endpoint({
  name: 'getLiveNumbers',
  method: 'GET',
  path: '/site/live-numbers',
  summary: 'How much the product is used: projects collecting and responses so far',
  access: 'anyone',
  data: z.object({ projects: z.int(), responses: z.int() }),
});
