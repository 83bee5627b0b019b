import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { SOCIAL_NETWORKS } from '../../contract/shown.ts';
import {
  type SiteSettings,
  type SocialSettings,
  socialSettings,
  updateSocialLinks,
} from '../../contract/site-settings.ts';
import type { SettingsFormProps } from './settings-form-props.ts';
import { useSettingsPart } from './use-settings-part.ts';

type Social = SiteSettings['social'];

/** Where else the site is found. */
export function SocialForm(part: SettingsFormProps<Social>) {
  const t = useText();
  const { field, shell } = useSchemaForm<typeof socialSettings, ReturnType<typeof valuesOf>>({
    schema: socialSettings,
    labels: {
      facebook: t('siteSettings:network.facebook'),
      x: t('siteSettings:network.x'),
      linkedin: t('siteSettings:network.linkedin'),
      youtube: t('siteSettings:network.youtube'),
    },
    bodyOf: (values) => values,
    ...useSettingsPart({
      ...part,
      valuesOf,
      of: ({ social }) => social,
      update: (body: SocialSettings & { revision: number }) => call(updateSocialLinks, { body }),
    }),
  });
  return (
    <FormShell {...shell}>
      <FormSection title={t('siteSettings:socialTitle')} description={t('siteSettings:socialText')} mayBeEmpty>
        {SOCIAL_NETWORKS.map((network) => (
          <TextInput key={network} {...field(network)} type="url" inputMode="url" placeholder="https://" />
        ))}
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ facebook, x, linkedin, youtube }: Social) {
  return { facebook: facebook ?? '', x: x ?? '', linkedin: linkedin ?? '', youtube: youtube ?? '' };
}
