import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '#ui/dashboard/forms/fields/number-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  type HomeSettings,
  homeSettings,
  type SiteSettings,
  updateHomeSettings,
} from '../../contract/site-settings.ts';
import { HomeProjectField } from './home-project-field.tsx';
import type { SettingsFormProps } from './settings-form-props.ts';
import { useSettingsPart } from './use-settings-part.ts';

type Home = SiteSettings['home'];

/** What the home page asks, and from when on it tells figures. */
export function HomeForm(part: SettingsFormProps<Home>) {
  const t = useText();
  const { field, shell } = useSchemaForm<typeof homeSettings, HomeSettings & Record<string, unknown>>({
    schema: homeSettings,
    labels: { homeProject: t('siteSettings:homeProject'), liveNumbersFrom: t('siteSettings:liveNumbersFrom') },
    bodyOf: (values) => values,
    ...useSettingsPart({
      ...part,
      valuesOf,
      of: ({ home }) => home,
      update: (body: HomeSettings & { revision: number }) => call(updateHomeSettings, { body }),
    }),
  });
  return (
    <FormShell {...shell}>
      <FormSection title={t('siteSettings:homeTitle')} description={t('siteSettings:homeText')}>
        <HomeProjectField {...field('homeProject')} known={part.state.project} />
        <NumberField {...field('liveNumbersFrom')} description={t('siteSettings:liveNumbersHint')} />
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ project, liveNumbersFrom }: Home): HomeSettings {
  return { homeProject: project?._id ?? null, liveNumbersFrom };
}
