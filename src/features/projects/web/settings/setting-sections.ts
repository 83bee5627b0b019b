import type { TextKey } from '#messages/text.ts';
import { isExamined, isPractised, type Typed } from '../../contract/kinds.ts';

/** What the settings are divided into, in the order in which they stand; each is found on the page by its id. */
export const SETTING_SECTIONS = [
  { id: 'about', title: 'projects:about' },
  { id: 'respondents', title: 'projects:whoAnswers' },
  { id: 'practice', title: 'projects:howPractised' },
  { id: 'bounds', title: 'projects:whenAndHowMany' },
  { id: 'quotas', title: 'projects:quotas' },
  { id: 'result', title: 'projects:resultAndRanks' },
  { id: 'ending', title: 'projects:afterSubmitting' },
  { id: 'kept', title: 'projects:retention' },
  { id: 'look', title: 'projects:howItLooks' },
] as const satisfies readonly { id: string; title: TextKey }[];

export type SettingSectionId = (typeof SETTING_SECTIONS)[number]['id'];

/** Those of a project; until it is there, those that any has. */
export function sectionsOf(project: Pick<Typed, 'mode'> | undefined) {
  return SETTING_SECTIONS.filter(({ id }) => {
    if (id === 'practice') return project && isPractised(project);
    return id !== 'result' || (project && isExamined(project));
  });
}
