import { type Locale, localeOfPath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { textOf } from '#messages/translate.ts';

interface Titled {
  title: { en?: string; bn?: string };
}

/** Title of a page about a project; taking part is nobody's business but the respondent's, so it is not indexed. */
export function titleFor(locale: Locale, project: Titled | undefined): string {
  return localizedText(project?.title, locale) || textOf(locale)('common:productName');
}

export function localeOf(location: { pathname: string }): Locale {
  return localeOfPath(location.pathname);
}
