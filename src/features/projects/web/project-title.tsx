import { type Localized, localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';

export function ProjectTitle({ title }: { title: Localized }) {
  const t = useText();
  return <LocalizedText text={title} fallback={t('projects:untitled')} />;
}

/** The same for places that hold text alone. */
export function useTitleText(): (title: Localized) => string {
  const t = useText();
  const locale = useLocale();
  return (title) => localizedText(title, locale) || t('projects:untitled');
}
