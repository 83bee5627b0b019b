/** What a survey's pages are coloured with, named after the colour of its cover. Templates have the same. */
export const THEMES = ['marigold', 'river', 'brick', 'jasmine'] as const;
export type Theme = (typeof THEMES)[number];
