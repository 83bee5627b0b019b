import { Textarea, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  type ContactSettings,
  contactSettings,
  type SiteSettings,
  updateSiteContact,
} from '../../contract/site-settings.ts';
import { bothOf } from '../content/both-of.ts';
import type { SettingsFormProps } from './settings-form-props.ts';
import { useSettingsPart } from './use-settings-part.ts';

type Contact = SiteSettings['contact'];

/** How visitors reach the people behind the site. */
export function ContactForm(part: SettingsFormProps<Contact>) {
  const t = useText();
  const { field, localized, shell } = useSchemaForm<typeof contactSettings, ReturnType<typeof valuesOf>>({
    schema: contactSettings,
    labels: { phone: t('siteSettings:phone'), email: t('siteSettings:email'), address: t('siteSettings:address') },
    bodyOf: (values) => values,
    ...useSettingsPart({
      ...part,
      valuesOf,
      of: ({ contact }) => contact,
      update: (body: ContactSettings & { revision: number }) => call(updateSiteContact, { body }),
    }),
  });
  return (
    <FormShell {...shell}>
      <FormSection title={t('siteSettings:contactTitle')} description={t('siteSettings:contactText')} mayBeEmpty>
        <FieldPair>
          <TextInput {...field('phone')} type="tel" />
          <TextInput {...field('email')} type="email" />
        </FieldPair>
        <LocalizedField fields={localized('address')}>{(each) => <Textarea {...each} autosize />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ phone, email, address }: Contact) {
  return { phone: phone ?? '', email: email ?? '', address: bothOf(address) };
}
