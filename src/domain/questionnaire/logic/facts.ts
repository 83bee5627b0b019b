import type { Locale } from '../../text/locale.ts';
import type { HiddenValues } from '../hidden-values/hidden-value-name.ts';

/**
 * What is known of a respondent from the start on, by name: hidden values under theirs, {@link LANGUAGE},
 * {@link SOURCES}, and {@link PICKED}.
 */
export type Facts = Readonly<Record<string, string>>;

/** The language they answer in; no hidden value can be called so. */
export const LANGUAGE = '$language';

/** Where a link says that they came from: how it was shared, and its campaign. No hidden value is called so. */
export const SOURCES = ['$from', '$utm_source', '$utm_medium', '$utm_campaign', '$utm_term', '$utm_content'] as const;
export type SourceFact = (typeof SOURCES)[number];

/** What questions are drawn by; no hidden value can be called so. */
export const DRAWN_BY = '$drawn_by';
/** Which questions they are asked where that is fixed for each respondent: ids with a space between. */
export const PICKED = '$picked';

/** Of somebody of whom nothing is known. */
export const NO_FACTS: Facts = {};

interface Known {
  locale: Locale;
  hiddenValues: HiddenValues;
  /** What the link says of where they came from, by the names that it has in addresses. */
  source: Readonly<Record<string, string>>;
  /** Ids of what they are asked and told; null where that is everything. */
  picked: readonly string[] | null;
}

/** Somebody as they are stored, or (`_id`) what they were sent, of which nothing is left to be drawn. */
type KnownOf = Known & ({ id: string } | { _id: string });

export function factsOf({ locale, hiddenValues, source, picked, ...who }: KnownOf): Facts {
  const facts: Record<string, string> = { ...hiddenValues, [LANGUAGE]: locale };
  // What is fixed of somebody is not drawn again.
  if (picked) facts[PICKED] = picked.join(' ');
  else if ('id' in who) facts[DRAWN_BY] = who.id;
  for (const fact of SOURCES) {
    const said = source[fact.slice(1)]?.trim();
    if (said) facts[fact] = said;
  }
  return facts;
}

/** What they are asked and told of a questionnaire; undefined where that is everything. */
export function pickedIn(facts: Facts): ReadonlySet<string> | undefined {
  const picked = facts[PICKED];
  return picked === undefined ? undefined : new Set(picked.split(' '));
}

export function isSourceFact(fact: string): fact is SourceFact {
  return (SOURCES as readonly string[]).includes(fact);
}

/** The facts that conditions may look at where these hidden values are named. */
export function factNames(hiddenValues: readonly { id: string }[] = []): ReadonlySet<string> {
  return new Set([LANGUAGE, ...SOURCES, ...hiddenValues.map(({ id }) => id)]);
}
