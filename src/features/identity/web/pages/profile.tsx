import { useOutletContext } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { WithIndex } from '#ui/dashboard/page-index/with-index.tsx';
import type { SessionUser } from '../../contract/profile.ts';
import { ACCOUNT_PARTS } from '../account/account-parts.ts';
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
  const parts = [
    { id: ACCOUNT_PARTS.about, title: t('account:aboutSection') },
    { id: ACCOUNT_PARTS.addresses, title: t('account:addresses') },
    { id: ACCOUNT_PARTS.secondStep, title: t('account:secondStep') },
    { id: ACCOUNT_PARTS.passkeys, title: t('account:passkeys') },
    { id: ACCOUNT_PARTS.sessions, title: t('account:sessions') },
    { id: ACCOUNT_PARTS.signIns, title: t('account:signIns') },
    { id: ACCOUNT_PARTS.data, title: t('account:data') },
  ];
  return (
    <>
      <PageHead title={t('common:myProfile')} />
      <PageHeader title={t('common:myProfile')} description={t('account:profileText')} />
      <SecondStepNeeded />
      <WithIndex label={t('common:myProfile')} parts={parts}>
        <ProfilePhoto user={user} />
        <ProfileForm user={user} />
        <SignInAddresses user={user} />
        <SecondStep user={user} />
        <Passkeys user={user} />
        <Sessions />
        <SignIns />
        <AccountData user={user} />
      </WithIndex>
    </>
  );
}
