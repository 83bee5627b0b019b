import type { Finding } from '../finding.ts';
import type { TextPlace } from '../kind.ts';
import { LIMITS } from '../limits.ts';

type TextName = NonNullable<Finding['text']>;

/** How long each text of a questionnaire may be, as its schema has it; others as long as a help text. */
const LONGEST: { readonly [Name in TextName]?: number } = {
  title: LIMITS.title,
  alt: LIMITS.alt,
  videoTitle: LIMITS.videoTitle,
  label: LIMITS.label,
  unit: LIMITS.unit,
  entry: LIMITS.unit,
  agreement: LIMITS.label,
  patternMessage: LIMITS.patternMessage,
  low: LIMITS.end,
  high: LIMITS.end,
};

/** How many characters a text may have. */
export function longestText({ text, most }: Pick<TextPlace, 'text' | 'most'>): number {
  return most ?? (text && LONGEST[text]) ?? LIMITS.help;
}

/** Whether a text may have lines; all others are one. */
export function hasLines(place: Pick<TextPlace, 'text' | 'most'>): boolean {
  return longestText(place) >= LIMITS.help;
}
