import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import { startAuthenticator } from '../../../contract/second-step.ts';
import styles from '../account.module.css';
import { OwnPassword } from './own-password.tsx';

const EMPTY = { currentPassword: '' };

interface AskPasswordProps {
  user: SessionUser;
  onBegun: (begun: Data<typeof startAuthenticator>) => void;
}

/** Nobody sets it up on a device that was left open. */
export function AskPassword({ user, onBegun }: AskPasswordProps) {
  const t = useText();
  const { field, shell } = useSchemaForm({
    schema: startAuthenticator.body,
    saves: 'button',
    saved: EMPTY,
    labels: { currentPassword: t('account:currentPassword') },
    bodyOf: (values) => values,
    async save(body) {
      onBegun(await call(startAuthenticator, { body }));
      return { content: EMPTY };
    },
  });
  return (
    <>
      <p className={styles.intro}>{t('account:setUpText')}</p>
      <FormShell {...shell} submitLabel={t('account:goOn')}>
        <FormSection>
          <OwnPassword user={user} field={field('currentPassword')} />
        </FormSection>
      </FormShell>
    </>
  );
}
