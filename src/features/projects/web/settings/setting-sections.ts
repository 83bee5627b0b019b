import type { TextKey } from '#messages/text.ts';

/** What the settings are divided into, in the order in which they stand; each is found on the page by its id. */
export const SETTING_SECTIONS = [
  { id: 'about', title: 'projects:about' },
  { id: 'respondents', title: 'projects:whoAnswers' },
  { id: 'bounds', title: 'projects:whenAndHowMany' },
  { id: 'quotas', title: 'projects:quotas' },
  { id: 'kept', title: 'projects:retention' },
  { id: 'look', title: 'projects:howItLooks' },
] as const satisfies readonly { id: string; title: TextKey }[];
