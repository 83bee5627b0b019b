import { localizePath } from '#domain/text/locale.ts';
import { holdAccessToken } from '#kit/web/calls/access-token.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { forgetAuth } from '#kit/web/session-storage.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { planDeletion } from '../../../contract/account-data.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import styles from '../account.module.css';

const EMPTY = { currentPassword: '' };

/** What goes and what stays, said before it happens; then the password. */
export function DeleteAccount({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} title={t('account:deleteAccount')}>
      <p>{t('account:deleteGoes')}</p>
      <ul className={styles.leaving}>
        <li>{t('account:deleteProfile')}</li>
        <li>{t('account:deleteProjects')}</li>
        <li>{t('account:deleteTickets')}</li>
      </ul>
      <p>{t('account:deleteStays')}</p>
      <p className={styles.grace}>
        <strong>{t('account:deleteGrace')}</strong>
      </p>
      <DeletionForm user={user} />
    </Dialog>
  );
}

function DeletionForm({ user }: { user: SessionUser }) {
  const t = useText();
  const locale = useLocale();
  const { field, shell } = useSchemaForm({
    schema: planDeletion.body,
    saves: 'button',
    saved: EMPTY,
    labels: { currentPassword: t('account:currentPassword') },
    bodyOf: (values) => values,
    async save(body) {
      await call(planDeletion, { body });
      holdAccessToken(undefined);
      forgetAuth();
      window.location.assign(localizePath('/', locale));
      return { content: EMPTY };
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('account:deleteSubmit')} danger>
      <FormSection>
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? user.phone ?? ''} readOnly />
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </FormSection>
    </FormShell>
  );
}
