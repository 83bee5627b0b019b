import { TextInput } from '@mantine/core';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { QrPicture } from '#ui/drawn/qr-picture.tsx';
import { confirmAuthenticator, type startAuthenticator } from '../../../contract/second-step.ts';
import styles from './second-step.module.css';

const EMPTY = { code: '' };

interface ScanSecretProps {
  begun: Data<typeof startAuthenticator>;
  onOn: (recoveryCodes: string[]) => void;
}

/** What an app needs, as a picture, as letters and as a link for the app on this device; then its first code. */
export function ScanSecret({ begun: { secret, address }, onOn }: ScanSecretProps) {
  const t = useText();
  const { field, shell } = useSchemaForm({
    schema: confirmAuthenticator.body,
    saves: 'button',
    saved: EMPTY,
    labels: { code: t('account:appCode') },
    bodyOf: (values) => values,
    async save(body) {
      const { recoveryCodes } = await call(confirmAuthenticator, { body });
      onOn(recoveryCodes);
      return { content: EMPTY };
    },
  });
  return (
    <>
      <p>{t('account:scan')}</p>
      <QrPicture link={address} label={t('account:scanLabel')} className={styles.qr} />
      <p className={styles.typed}>
        {t('account:typeInstead')}
        <code className={styles.secret} lang="en">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
        <a href={address}>{t('account:openApp')}</a>
      </p>
      <FormShell {...shell} submitLabel={t('account:turnOn')}>
        <FormSection>
          <TextInput
            {...field('code')}
            description={t('identity:codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </FormSection>
      </FormShell>
    </>
  );
}
