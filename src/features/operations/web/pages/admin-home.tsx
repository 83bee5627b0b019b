import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { findMails } from '../../contract.ts';
import { FailedMails } from '../failed-mails.tsx';
import { SiteFigures } from '../site-figures.tsx';

export default function AdminHomePage() {
  const t = useText();
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <PageHead title={t('operations:overview')} />
      <PageHeader title={t('operations:overview')} description={t('operations:overviewText')} />
      <SiteFigures />
      {accessRefusal(findMails, user) ? null : <FailedMails />}
    </>
  );
}
