import { type SQL, sql } from 'drizzle-orm';

/** What names pictures among the site's content, those among it that can be restored. */
export const imagesOfContent: SQL = sql`
  SELECT slides AS content FROM slide_shows
  UNION ALL SELECT jsonb_build_object('image', photo) FROM testimonials WHERE photo IS NOT NULL
  UNION ALL SELECT jsonb_build_object('image', picture) FROM site_look, unnest(ARRAY[logo, logo_dark, icon]) AS picture`;
