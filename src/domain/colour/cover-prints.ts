/** What covers of templates are printed with: a drawing each in `public/covers`. */
export const COVER_PRINTS = [
  'ballot',
  'boat',
  'calendar',
  'choices',
  'houses',
  'lilies',
  'page',
  'quilt',
  'results',
  'scale',
  'stars',
  'votes',
  'ways',
] as const;
export type CoverPrint = (typeof COVER_PRINTS)[number];
