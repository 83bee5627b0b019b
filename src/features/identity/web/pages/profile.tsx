import { useOutletContext } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { SessionUser } from '../../contract/profile.ts';
import { SignInAddresses } from '../account/addresses/sign-in-addresses.tsx';
import { AccountData } from '../account/data/account-data.tsx';
import { Passkeys } from '../account/passkeys/passkeys.tsx';
import { ProfileForm } from '../account/profile-form.tsx';
import { ProfilePhoto } from '../account/profile-photo.tsx';
import { SecondStep } from '../account/second-step/second-step.tsx';
import { SecondStepNeeded } from '../account/second-step/second-step-needed.tsx';
import { Sessions } from '../account/sessions.tsx';
import { SignIns } from '../account/sign-ins.tsx';

export const handle = { texts: ['account', 'api', 'identity'] } satisfies PageHandle;

export default function ProfilePage() {
  const t = useText();
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <PageHead title={t('common:myProfile')} />
      <PageHeader title={t('common:myProfile')} description={t('account:profileText')} />
      <SecondStepNeeded />
      <ProfilePhoto user={user} />
      <ProfileForm user={user} />
      <SignInAddresses user={user} />
      <SecondStep user={user} />
      <Passkeys user={user} />
      <Sessions />
      <SignIns />
      <AccountData user={user} />
    </>
  );
}
