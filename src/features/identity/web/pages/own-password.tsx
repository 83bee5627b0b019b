import { useOutletContext } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { SessionUser } from '../../contract/profile.ts';
import { PasswordForm } from '../account/password-form.tsx';

export const handle = { texts: ['account', 'api', 'identity'] } satisfies PageHandle;

/** Changing the password while signed in; who forgot it goes another way. */
export default function OwnPasswordPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('common:changePassword')} />
      <PageHeader title={t('common:changePassword')} description={t('account:passwordText')} />
      <PasswordForm user={useOutletContext<SessionUser>()} />
    </>
  );
}
