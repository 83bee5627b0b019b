import { LOCALES, type Locale } from './locale.ts';
import { type Piped, withPlaceholders } from './piped.ts';

/** A text its author may have written in one language, in both, or not yet. */
export type Localized = Partial<Record<Locale, string>>;

/** As it comes from a column or a reply: perhaps not at all. */
type MaybeLocalized = Readonly<Localized> | null | undefined;

/**
 * The text to show a reader of `locale`, falling back to the other language when it is blank.
 * `lang` is the language the text is really in: screens put it on the element. What is piped into it stands there as
 * what it is called, if anybody says so.
 */
export function readLocalized(
  text: MaybeLocalized,
  locale: Locale,
  nameOf?: (piped: Piped) => string | undefined,
): { text: string; lang: Locale } | undefined {
  const found = findLocalized(text, locale);
  return found && { text: withPlaceholders(found.text, nameOf), lang: found.lang };
}

/** As `readLocalized`, as it is written: with what is piped into it as it is stored. */
export function findLocalized(text: MaybeLocalized, locale: Locale): { text: string; lang: Locale } | undefined {
  for (const lang of [locale, ...LOCALES]) {
    const found = text?.[lang];
    if (hasInk(found)) return { text: found, lang };
  }
  return undefined;
}

/** As `readLocalized`, for places that cannot carry a `lang` (a page title, a CSV cell); '' when there is no text. */
export function localizedText(text: MaybeLocalized, locale: Locale): string {
  return readLocalized(text, locale)?.text ?? '';
}

/**
 * A text as it was sent, in languages that it says nothing of as it was
 * before; sent in no language at all, it is emptied.
 */
export function keepLanguages(sent: Localized, before: MaybeLocalized): Localized {
  return Object.keys(sent).length === 0 ? sent : { ...before, ...sent };
}

/** Whether nothing is written in any language. */
export function isBlank(text: MaybeLocalized): boolean {
  return missingLocales(text, LOCALES).length === LOCALES.length;
}

/** Those of `locales` in which nothing is written. */
export function missingLocales(text: MaybeLocalized, locales: readonly Locale[]): Locale[] {
  return locales.filter((locale) => !hasInk(text?.[locale]));
}

/** Whether a reader of some language would read something else. A translation that came or went is no other wording. */
export function isReworded(now: MaybeLocalized, then: MaybeLocalized): boolean {
  const shared = LOCALES.filter((locale) => hasInk(now?.[locale]) && hasInk(then?.[locale]));
  if (shared.length === 0) return !isBlank(now) && !isBlank(then);
  return shared.some((locale) => now?.[locale]?.trim() !== then?.[locale]?.trim());
}

function hasInk(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
