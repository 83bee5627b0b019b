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
      classNames={{ control: styles.control }}
      aria-label={t('builder:languageShown')}
      value={writing}
      onChange={onWrite}
      data={[
        ...languages.map((value) => ({
          value: value as Writing,
          label: (
            <>
              <LanguageFace language={value} />
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

/** As its readers write it, in short where there is no room. */
function LanguageFace({ language }: { language: Locale }) {
  const t = useText();
  const name = t(`common:languageName.${language}`);
  const tag = LANGUAGE_TAGS[language];
  return (
    <span lang={language} aria-hidden="true">
      {name === tag ? (
        name
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.tag}>{tag}</span>
        </>
      )}
    </span>
  );
}
