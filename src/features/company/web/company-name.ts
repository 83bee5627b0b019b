import { type Localized, localizedText } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

/** What a company is called, for places that hold text alone. */
export function useCompanyName(): (company: { name: Localized }) => string {
  const locale = useLocale();
  return ({ name }) => localizedText(name, locale);
}
