import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DETAIL_FIELDS, DETAIL_RULES, type DetailField, type ProjectSettings } from '../../contract/settings.ts';
import { settingId } from './setting-id.ts';
import styles from './settings.module.css';
import type { Settings } from './use-settings.ts';

type DetailRule = ProjectSettings['details'][DetailField];

/** Which details respondents are asked for, where they tell any. */
export function DetailFields({ settings: { values, change } }: { settings: Settings }) {
  const t = useText();
  return (
    <fieldset id={settingId('details')} className={styles.details}>
      <legend>{t('projects:details')}</legend>
      {DETAIL_FIELDS.map((field) => (
        <div key={field} className={styles.detail}>
          <span aria-hidden="true">{t(`projects:detail.${field}`)}</span>
          <NativeSelect
            aria-label={t(`projects:detail.${field}`)}
            data={DETAIL_RULES.map((rule) => ({ value: rule, label: t(`projects:rule.${rule}`) }))}
            value={values.details[field]}
            onChange={(event) =>
              change({ details: { ...values.details, [field]: event.currentTarget.value as DetailRule } })
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
