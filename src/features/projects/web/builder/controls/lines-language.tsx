import { Input, SegmentedControl } from '@mantine/core';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

interface LinesLanguageProps {
  /** Those to choose among. */
  languages: readonly Locale[];
  locale: Locale;
  onChange: (locale: Locale) => void;
}

/** The language that pasted lines, or those of a file, are in. */
export function LinesLanguage({ languages, locale, onChange }: LinesLanguageProps) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <Input.Wrapper label={t('builder:pasteLanguage')} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={t('builder:pasteLanguage')}
          value={locale}
          onChange={onChange}
          data={languages.map((value) => ({ value, label: t(`builder:language.${value}`) }))}
        />
      </div>
    </Input.Wrapper>
  );
}
