import type { Translator } from '#messages/translator.ts';
import type { Numbered } from '../numbered.ts';

/** Stands where something is still to be said. */
export const UNSAID = '…';

/** A sentence with places in it, `<question/> is <options/>`, and what stands there: all that is not the language's. */
export interface Said {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** What conditions may look at, as it is called. */
export type Named = Pick<Numbered, 'questions' | 'hiddenValues' | 'variables'>;

/** “Bus, Train or Boat”. */
export function anyOf(labels: readonly string[], t: Translator['t']): string {
  const last = labels.at(-1) ?? UNSAID;
  return labels.length > 1 ? t('logic:oneOf', { first: labels.slice(0, -1).join(', '), last }) : last;
}
