import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { HOUSE_ACTION } from '#domain/colour/action-colours.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { type SiteLookValues, siteLook, updateSiteLook } from '../../contract/site-look.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { ImageField } from '../content/image-field.tsx';
import type { SettingsFormProps } from '../settings/settings-form-props.ts';
import { useSettingsPart } from '../settings/use-settings-part.ts';
import { ActionField } from './action-field.tsx';
import styles from './look.module.css';
import { LookPreview } from './look-preview.tsx';

type Look = SiteSettings['look'];
type Values = SiteLookValues & { action: string };

/** Every process looks for another content once a second. */
const SHOWN_AFTER_MS = 1_200;

/** What the site looks like: what is chosen, and beside it how that looks. */
export function LookForm(part: SettingsFormProps<Look>) {
  const t = useText();
  const showSoon = useShowSoon();
  const { form, field, shell } = useSchemaForm<typeof siteLook, Values>({
    schema: siteLook,
    labels: {
      action: t('siteSettings:action'),
      logo: t('siteSettings:logo'),
      logoDark: t('siteSettings:logoDark'),
      icon: t('siteSettings:icon'),
    },
    bodyOf: (values) => values,
    ...useSettingsPart({
      ...part,
      valuesOf,
      of: ({ look }) => look,
      async update(body: SiteLookValues & { revision: number }) {
        const saved = await call(updateSiteLook, { body });
        showSoon();
        return saved;
      },
    }),
  });
  const { values } = form;

  function remove(name: 'logo' | 'logoDark' | 'icon'): void {
    form.setFieldValue(name, () => null);
    if (name === 'logo') form.setFieldValue('logoDark', () => null);
  }

  return (
    <div className={styles.beside}>
      <FormShell {...shell}>
        <FormSection title={t('siteLook:colourTitle')} description={t('siteLook:colourText')}>
          <ActionField {...field('action')} label={t('siteSettings:action')} value={values.action} />
        </FormSection>
        <FormSection title={t('siteLook:picturesTitle')} description={t('siteLook:picturesText')}>
          <ImageField
            {...field('logo')}
            of="logo"
            hint={t('siteLook:logoHint')}
            width={960}
            onRemove={() => remove('logo')}
          />
          {values.logo ? (
            <ImageField
              {...field('logoDark')}
              of="logo"
              hint={t('siteLook:logoDarkHint')}
              width={960}
              onRemove={() => remove('logoDark')}
            />
          ) : null}
          <ImageField
            {...field('icon')}
            of="logo"
            hint={t('siteLook:iconHint')}
            aspect={1}
            width={320}
            onRemove={() => remove('icon')}
          />
        </FormSection>
      </FormShell>
      <LookPreview action={values.action} logo={values.logo} logoDark={values.logoDark} />
    </div>
  );
}

function valuesOf({ revision: _, ...look }: Look): Values {
  return { ...look, action: look.action ?? HOUSE_ACTION };
}

/** The page one is on takes the new look as well, once it can be read. */
function useShowSoon(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), SHOWN_AFTER_MS);
  };
}
