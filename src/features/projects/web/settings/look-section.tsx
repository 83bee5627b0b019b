import { Radio, Stack } from '@mantine/core';
import { THEMES } from '#domain/colour/themes.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { VIEW_TYPES } from '../../contract/settings.ts';
import styles from './settings.module.css';
import type { SettingFields } from './use-setting-fields.ts';

export function LookSection({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <FormSection id="look" title={t('projects:howItLooks')}>
      <Radio.Group label={t('projects:theme')} description={t('projects:themeHint')} {...fields.choice('theme')}>
        <div className={styles.themes}>
          {THEMES.map((theme) => (
            <div key={theme} className={styles.theme} data-tone={theme}>
              <Radio value={theme} label={t(`projects:themeOf.${theme}`)} />
            </div>
          ))}
        </div>
      </Radio.Group>
      <Radio.Group label={t('projects:viewType')} {...fields.choice('viewType')}>
        <Stack gap="xs" mt="xs">
          {VIEW_TYPES.map((value) => (
            <Radio key={value} value={value} label={t(`projects:viewOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </FormSection>
  );
}
