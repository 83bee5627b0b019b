import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { CONTENT_CHANGES } from '../rate-limits.ts';
import {
  contentList,
  contentQuery,
  contentRevision,
  contentState,
  contentSummary,
  inBothLanguages,
  maybe,
} from './content.ts';
import { contentImage } from './content-images.ts';
import { SLIDE_POSITIONS, SLIDE_SHOW_TYPES, words } from './shown.ts';

const LONGEST_LINE = 120;
const LONGEST_DESCRIPTION = 2_000;
const LONGEST_LINK = 500;
const MOST_SLIDES = 12;

/** What an editor writes of a slide. */
export const slideContent = z.strictObject({
  image: contentImage.describe('Its picture'),
  alt: inBothLanguages(LIMITS.alt).describe('What the picture shows'),
  caption: maybe(LONGEST_LINE).describe('Heading'),
  description: maybe(LONGEST_DESCRIPTION).describe('HTML, of which what is not allowed is dropped'),
  link: z
    .string()
    .trim()
    .max(LONGEST_LINK)
    .nullable()
    .describe('Where it leads: an address of this site or of another; null for nowhere'),
  btn_txt: maybe(LONGEST_LINE).describe('Words of its button'),
});
export type SlideContent = z.infer<typeof slideContent>;

/** What an editor writes of a slide show, its slides in order. */
export const slideShowContent = z.strictObject({
  name: inBothLanguages(LONGEST_LINE).describe('What the back office calls it'),
  type: z.enum(SLIDE_SHOW_TYPES).describe('What it is'),
  position: z.enum(SLIDE_POSITIONS).describe('Where it stands'),
  slides: z
    .array(slideContent.extend({ _id: z.uuid().optional().describe('Its id; a new one has none yet') }))
    .min(1, 'noSlides')
    .max(MOST_SLIDES)
    .describe('Its slides, in order'),
  state: contentState,
});
export type SlideShowContent = z.infer<typeof slideShowContent>;

const slideShowSummary = contentSummary.extend({
  name: words.describe('What the back office calls it'),
  type: z.enum(SLIDE_SHOW_TYPES).describe('What it is'),
  position: z.enum(SLIDE_POSITIONS).describe('Where it stands'),
});

const slideShowEntry = slideShowSummary.extend({
  slides: z
    .array(
      z.object({
        _id: z.uuid().describe('Its id'),
        image: contentImage.describe('Its picture'),
        alt: words.describe('What the picture shows'),
        caption: words.describe('Heading'),
        description: words.describe('HTML, sanitized'),
        link: z.string().nullable().describe('Where it leads; null for nowhere'),
        btn_txt: words.describe('Words of its button'),
      }),
    )
    .describe('Its slides, in order'),
  revision: contentRevision,
});
export type SlideShowEntry = z.infer<typeof slideShowEntry>;

export const findSlideShowEntries = endpoint({
  name: 'findSlideShowEntries',
  method: 'GET',
  path: '/content/slide-shows',
  summary: 'Slide shows as they are edited, in the order in which visitors are shown them',
  access: 'content',
  query: contentQuery,
  data: contentList(slideShowSummary.extend({ slides: z.int().describe('How many slides it has') })),
});

export const getSlideShowEntry = endpoint({
  name: 'getSlideShowEntry',
  method: 'GET',
  path: '/content/slide-shows/:id',
  summary: 'A slide show as it is edited',
  access: 'content',
  params: idParams,
  data: slideShowEntry,
});

export const createSlideShow = endpoint({
  name: 'createSlideShow',
  method: 'POST',
  path: '/content/slide-shows',
  summary: 'Add a slide show, after the others',
  access: 'content',
  limits: [CONTENT_CHANGES],
  status: 201,
  message: 'saved',
  body: slideShowContent,
  data: slideShowEntry,
});

export const updateSlideShow = endpoint({
  name: 'updateSlideShow',
  method: 'PUT',
  path: '/content/slide-shows/:id',
  summary: 'Change a slide show and its slides',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'saved',
  params: idParams,
  body: slideShowContent.extend({ revision: contentRevision }),
  data: slideShowEntry,
});
