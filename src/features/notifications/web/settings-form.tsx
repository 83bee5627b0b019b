import { Radio, Stack, Switch } from '@mantine/core';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import type { Channel } from '#kit/contract/notification.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '../contract/settings.ts';
import { ChannelTable } from './channel-table.tsx';

type Values = { channels: Record<string, Channel>; digest: boolean; locale: Locale };

/** How somebody is told of each kind, and what is sent to them by email. What is compulsory offers no choice. */
export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const t = useText();
  const body = updateNotificationSettings.body.omit({ revision: true });
  const { form, field, shell } = useSchemaForm<typeof body, Values>({
    schema: body,
    saves: 'as you go',
    saved: valuesOf(settings),
    revision: settings.revision,
    labels: {
      channels: t('notifications:kinds'),
      digest: t('notifications:digest'),
      locale: t('notifications:language'),
    },
    bodyOf: (values) => values,
    async save(chosen, revision) {
      const saved = await call(updateNotificationSettings, { body: { ...chosen, revision } });
      return { revision: saved.revision };
    },
    async read() {
      const now = await call(getNotificationSettings);
      return { revision: now.revision, content: valuesOf(now) };
    },
  });
  const hasEmail = settings.email !== null;
  const digest = field('digest', 'checkbox');
  const kinds = settings.kinds.filter(({ offered }) => offered.length > 1);
  const usual = Object.fromEntries(kinds.map(({ kind, offered }) => [kind, offered[0]]));
  return (
    <FormShell {...shell}>
      <FormSection title={t('notifications:kinds')} description={t('notifications:kindsText')}>
        <ChannelTable
          kinds={kinds}
          channelOf={(kind) => form.values.channels[kind] ?? usual[kind] ?? 'app'}
          onChange={(kind, channel) =>
            form.setFieldValue('channels', { ...form.values.channels, [kind]: channel } as never)
          }
        />
      </FormSection>
      <FormSection
        title={t('notifications:emails')}
        description={hasEmail ? t('notifications:emailsTo', { email: settings.email }) : t('notifications:noEmail')}
      >
        <Switch
          {...digest}
          label={t('notifications:digest')}
          description={t('notifications:digestHint')}
          disabled={!hasEmail}
        />
        <Radio.Group {...field('locale')}>
          <Stack gap="xs" mt="xs">
            {LOCALES.map((language) => (
              <Radio key={language} value={language} label={t(`forms:languageName.${language}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ kinds, digest, locale }: NotificationSettings): Values {
  const chosen = kinds.filter(({ channel, offered }) => channel !== offered[0]);
  return { channels: Object.fromEntries(chosen.map(({ kind, channel }) => [kind, channel])), digest, locale };
}
