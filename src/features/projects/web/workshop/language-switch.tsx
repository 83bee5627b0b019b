import { SegmentedControl } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './language-switch.module.css';
import { LANGUAGE_TAGS } from './language-tags.ts';
import type { Writing } from './use-writing.ts';

interface LanguageSwitchProps {
  /** Those of the survey. */
  languages: readonly Locale[];
  writing: Writing;
  onWrite: (writing: Writing) => void;
}

/** Which language one writes in, or both side by side. There is none to choose in a project of one language. */
export function LanguageSwitch({ languages, writing, onWrite }: LanguageSwitchProps) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('builder:languageShown')}
      value={writing}
      onChange={onWrite}
      data={[
        ...languages.map((value) => ({
          value: value as Writing,
          label: (
            <>
              <span lang={value} aria-hidden="true">
                {LANGUAGE_TAGS[value]}
              </span>
              <VisuallyHidden>{t(`builder:language.${value}`)}</VisuallyHidden>
            </>
          ),
        })),
        {
          value: 'both' as const,
          label: (
            <>
              <IconColumns2 size={18} aria-hidden="true" className={styles.both} />
              <VisuallyHidden>{t('builder:bothLanguages')}</VisuallyHidden>
            </>
          ),
        },
      ]}
    />
  );
}
