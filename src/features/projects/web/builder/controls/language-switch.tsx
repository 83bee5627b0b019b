import { SegmentedControl } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { LANGUAGE_TAGS } from '../parts/language-tags.ts';
import type { Writing } from '../state/use-writing.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  writing: Writing;
  onWrite: (writing: Writing) => void;
}

/** Which language one writes in, or both side by side. There is none to choose in a project of one language. */
export function LanguageSwitch({ writing, onWrite }: LanguageSwitchProps) {
  const t = useText();
  const { languages } = useBuilderTools();
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
