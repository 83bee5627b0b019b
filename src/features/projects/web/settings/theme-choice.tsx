import { Radio } from '@mantine/core';
import { THEMES } from '#domain/colour/themes.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useTitleText } from '../project-title.tsx';
import styles from './theme-choice.module.css';
import type { SettingFields } from './use-setting-fields.ts';

/** The colours of a survey, each as the page where respondents begin: the line, the title, the button. */
export function ThemeChoice({ title, fields }: { title: Localized; fields: SettingFields }) {
  const t = useText();
  const titleOf = useTitleText();
  return (
    <Radio.Group label={t('projects:theme')} description={t('projects:themeHint')} {...fields.choice('theme')}>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <div key={theme} className={styles.theme}>
            <span className={styles.page} data-tone={theme} aria-hidden="true">
              <span className={styles.title}>{titleOf(title)}</span>
              <span className={styles.button} />
            </span>
            <Radio value={theme} label={t(`projects:themeOf.${theme}`)} />
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
