import { isNull } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/text/localized.ts';
import { projects } from '../../projects/server/tables.ts';
import type { ContentImage, UploadedImage } from '../contract/content-images.ts';
import type { PublicSettings } from '../contract/shown.ts';
import type { SettingsSection } from '../contract/site-settings.ts';

const moment = () => timestamp({ withTimezone: true });

/** The logo is of the site's look. */
export type StoredSettings = Omit<PublicSettings, 'site_logo'>;

/** One row. Public and private settings stand in columns of their own types. */
export const settings = pgTable('settings', {
  id: integer().primaryKey(),
  public: jsonb().$type<StoredSettings>().notNull(),
  /** The project whose first choice visitors are asked for on the home page. */
  homeProjectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
  /** How many responses there must be before the home page tells how much the product is used. */
  liveNumbersFrom: integer().notNull().default(1_000),
  /** Whether administrators are let into the back office by two steps alone. */
  adminsNeedSecondStep: boolean().notNull().default(false),
  /** Of each section, raised by every change of it. */
  revisions: jsonb()
    .$type<Record<SettingsSection, number>>()
    .notNull()
    .default({ contact: 1, social: 1, home: 1, security: 1 }),
  updatedAt: moment().notNull(),
});

/** What all content has that the back office edits. */
const edited = {
  id: uuid().primaryKey(),
  active: boolean().notNull().default(true),
  sequence: integer().notNull().default(0),
  /** Raised by every change of its texts. */
  revision: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
  /** Until it is forgotten it can be restored. */
  deletedAt: moment(),
};

export const pages = pgTable(
  'pages',
  {
    ...edited,
    /** Its name in the address; one that was deleted leaves it to others. */
    slug: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    body: jsonb().$type<Localized>().notNull(),
  },
  (page) => [uniqueIndex('pages_slug').on(page.slug).where(isNull(page.deletedAt))],
);

export const testimonials = pgTable('testimonials', {
  ...edited,
  quote: jsonb().$type<Localized>().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  about: jsonb().$type<Localized>().notNull(),
  photo: jsonb().$type<UploadedImage>(),
});

export const faqs = pgTable('faqs', {
  ...edited,
  question: jsonb().$type<Localized>().notNull(),
  answer: jsonb().$type<Localized>().notNull(),
});

/** A slide as its show holds it: the names are those of the wire. */
export interface StoredSlide {
  _id: string;
  image: ContentImage;
  alt: Localized;
  caption: Localized;
  /** HTML. */
  description: Localized;
  link: string | null;
  btn_txt: Localized;
}

export const slideShows = pgTable('slide_shows', {
  ...edited,
  name: jsonb().$type<Localized>().notNull(),
  type: text({ enum: ['slider', 'banner'] }).notNull(),
  position: text({ enum: ['home', 'footer'] }).notNull(),
  slides: jsonb().$type<StoredSlide[]>().notNull(),
});
