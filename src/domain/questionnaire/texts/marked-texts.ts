import type { Localized } from '../../text/localized.ts';
import { wordsAlone } from '../../text/marks/words-alone.ts';
import type { Finding } from '../finding.ts';
import { mapLanguages } from '../piping/find-piped.ts';

/** The texts that owners may mark (decision 65). What is chosen from, units and the like are words. */
const MARKED: ReadonlySet<Finding['text']> = new Set([
  'title',
  'help',
  'intro',
  'text',
  'description',
  'closingText',
  'feedback',
  'optionFeedback',
  'bandFeedback',
]);

export function mayBeMarked({ text }: Pick<Finding, 'text'>): boolean {
  return MARKED.has(text);
}

/** A text that may be marked as words alone; the same object where nothing is marked. */
export function localizedWordsAlone(text: Localized): Localized {
  return mapLanguages(text, wordsAlone);
}
