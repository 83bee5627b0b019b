import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LinkField } from '#ui/dashboard/copying/link-field.tsx';
import styles from './share.module.css';

interface ValuesLinkProps {
  /** The short link as it is. */
  link: string;
  hiddenValues: readonly HiddenValue[];
}

/** The link with what it brings along, as it is filled in here; for each group of people another. */
export function ValuesLink({ link, hiddenValues }: ValuesLinkProps) {
  const t = useText();
  const locale = useLocale();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const query = new URLSearchParams();
  for (const { id } of hiddenValues) if (values[id]?.trim()) query.set(id, values[id].trim());
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('sharing:valuesLink')}</h2>
      <p>{t('sharing:valuesLinkText')}</p>
      <div className={styles.values}>
        {hiddenValues.map((value) => (
          <TextInput
            key={value.id}
            label={hiddenValueTitle(value, locale)}
            autoComplete="off"
            maxLength={LIMITS.hiddenValue}
            value={values[value.id] ?? ''}
            onChange={({ currentTarget }) => setValues({ ...values, [value.id]: currentTarget.value })}
          />
        ))}
      </div>
      {query.size > 0 ? <LinkField label={t('sharing:valuesLinkLabel')} link={`${link}?${query}`} quiet /> : null}
    </section>
  );
}
