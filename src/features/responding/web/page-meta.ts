import { type Locale, localeOfPath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { textOf } from '#messages/translate.ts';

interface Titled {
  title: { en?: string; bn?: string };
}

/** Title of a page about a project; taking part is nobody's business but the respondent's, so it is not indexed. */
export function titleFor(locale: Locale, project: Titled | undefined, failed = false): string {
  const t = textOf(locale);
  const title = localizedText(project?.title, locale) || t('common:productName');
  return failed ? t('responding:errorTitle', { title }) : title;
}

export function localeOf(location: { pathname: string }): Locale {
  return localeOfPath(location.pathname);
}
