import { Radio, Stack } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { LONGEST, PRIVACIES } from '../../contract/settings.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import type { SettingFields } from './use-setting-fields.ts';

/** Whom the link lets in, and by which password. */
export function AccessFields({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { settings, project } = workshop;
  return (
    <>
      <Radio.Group label={t('projects:privacy')} {...fields.choice('privacy')}>
        <Stack gap="xs" mt="xs">
          {PRIVACIES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`projects:privacyOf.${value}`)}
              description={t(`projects:privacyText.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {settings.values.privacy === 'limited' ? (
        // In no history: the browser takes back what is typed in it.
        <div data-own-undo>
          <PasswordInput
            label={t('projects:password')}
            description={t(project.hasPassword ? 'projects:passwordKept' : 'projects:passwordHint')}
            autoComplete="new-password"
            maxLength={LONGEST.password}
            {...fields.line('password')}
          />
        </div>
      ) : null}
    </>
  );
}
