import { z } from 'zod';
import { projectCounts } from '#features/projects/contract/counts.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';

export const words = z.object({
  en: z.string().optional().describe('In English'),
  bn: z.string().optional().describe('In Bengali'),
});

export const SOCIAL_NETWORKS = ['facebook', 'x', 'linkedin', 'youtube'] as const;

/** All a visitor may know of the settings. Private settings are another type and can never be parsed into this one. */
export const publicSettings = z.object({
  site_name: z.string().describe('Name of the site'),
  site_logo: z.string().nullable().describe('Address of its logo; null for none'),
  contact_phone: z.string().nullable().describe('Phone number; null for none'),
  contact_email: z.string().nullable().describe('Email address; null for none'),
  contact_address: words.describe('Postal address'),
  social_links: z
    .array(
      z.object({
        network: z.enum(SOCIAL_NETWORKS).describe('Which network'),
        url: z.url().describe('Address'),
      }),
    )
    .describe('Where else it is found'),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const getPublicSettings = endpoint({
  name: 'getPublicSettings',
  method: 'GET',
  path: '/site/get-settings-public',
  summary: 'Settings of the site that everyone may see',
  access: 'anyone',
  data: publicSettings,
});

export const SLIDE_SHOW_TYPES = ['slider', 'banner'] as const;
export const SLIDE_POSITIONS = ['home', 'footer'] as const;

export const slide = z.object({
  _id: z.uuid().describe('Its id'),
  caption: words.describe('Heading'),
  description: words.describe('HTML, sanitized'),
  image: z.string().describe('Address of the picture'),
  alt: words.describe('What the picture shows'),
  link: z.string().nullable().describe('Where it leads; null for nowhere'),
  btn_txt: words.describe('Words of its button'),
});

export const slideShow = z.object({
  _id: z.uuid().describe('Its id'),
  type: z.enum(SLIDE_SHOW_TYPES).describe('What it is'),
  position: z.enum(SLIDE_POSITIONS).describe('Where it stands'),
  images: z.array(slide).describe('Its slides, in order'),
});
export type SlideShow = z.infer<typeof slideShow>;

export const getSlideShowByPosition = endpoint({
  name: 'getSlideShowByPosition',
  method: 'GET',
  path: '/slideShow/getSlideShowByPosition',
  summary: 'Slide shows of a position, sliders and banners',
  access: 'anyone',
  query: z.strictObject({ position: z.string().min(1, 'required').max(40).describe('Where it stands') }),
  data: z.array(slideShow),
});

export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: '/pages/:slug',
  summary: 'A page of the site',
  access: 'anyone',
  params: z.object({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .describe('Its name in the address'),
  }),
  data: z.object({
    slug: z.string().describe('Its name in the address'),
    title: words.describe('Its title'),
    body: words.describe('Its text: HTML, sanitized'),
    summary: words.describe('Words of its first paragraph, without marks'),
  }),
});

export const findPages = endpoint({
  name: 'findPages',
  method: 'GET',
  path: '/pages',
  summary: 'Every page of the site, by its address and title',
  access: 'anyone',
  data: z.array(
    z.object({
      slug: z.string().describe('Its name in the address'),
      title: words.describe('Its title'),
      updatedAt: moment.describe('When it was last changed, in UTC'),
    }),
  ),
});

export const findFaqs = endpoint({
  name: 'findFaqs',
  method: 'GET',
  path: '/faqs',
  summary: 'Frequently asked questions',
  access: 'anyone',
  data: z.array(
    z.object({
      _id: z.uuid().describe('Its id'),
      question: words.describe('The question'),
      answer: words.describe('The answer'),
    }),
  ),
});

export const findTestimonials = endpoint({
  name: 'findTestimonials',
  method: 'GET',
  path: '/testimonials',
  summary: 'What people say of the product, the first first',
  access: 'anyone',
  data: z.array(
    z.object({
      _id: z.uuid().describe('Its id'),
      quote: words.describe('What was said'),
      name: words.describe('Who said it'),
      about: words.describe('What they do, and where'),
      photo: z.string().nullable().describe('Address of their picture; null for none'),
    }),
  ),
});

export const getLiveNumbers = endpoint({
  name: 'getLiveNumbers',
  method: 'GET',
  path: '/site/live-numbers',
  summary: 'How much the product is used: projects collecting and responses so far',
  access: 'anyone',
  data: projectCounts.omit({ projects: true }).extend({
    worthShowing: z
      .boolean()
      .describe('Whether there are as many responses as the settings ask for before it is shown'),
  }),
});

const homeQuestion = z.object({
  projectId: z.uuid().describe('The project that it belongs to; answering it is a response of that project'),
  questionId: z.string().describe('Its id'),
  title: localizedLine.describe('What is asked'),
  options: z
    .array(
      z.object({
        id: z.string().describe('Its id'),
        label: localizedLine.describe('What can be chosen'),
        count: z.int().describe('How many chose it so far'),
      }),
    )
    .describe('What can be chosen, in order'),
  answers: z.int().describe('How many answered so far'),
});
export type HomeQuestion = z.infer<typeof homeQuestion>;

export const getHomeQuestion = endpoint({
  name: 'getHomeQuestion',
  method: 'GET',
  path: '/site/home-question',
  summary:
    'The question that visitors are asked on the home page, with the answers so far; null when none is asked now',
  access: 'anyone',
  data: homeQuestion.nullable(),
});
