import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A picture of the site's own, by the key of an uploaded image. */
export interface LookPicture {
  key: string;
  width: number;
  height: number;
}

/** What the site looks like otherwise than the product does by itself: one row, none while nobody changed it. */
export const siteLook = pgTable('site_look', {
  id: integer().primaryKey(),
  /** What is pressed and what leads somewhere, as `#rrggbb`; null for the product's own. */
  action: text(),
  /** In place of the mark and the name. */
  logo: jsonb().$type<LookPicture>(),
  /** In place of that, on dark pages. */
  logoDark: jsonb().$type<LookPicture>(),
  /** Of browser tabs and home screens. */
  icon: jsonb().$type<LookPicture>(),
  /** Raised by every change. */
  revision: integer().notNull(),
});
