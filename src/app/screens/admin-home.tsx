import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { getOperations } from '#features/operations/contract/state.ts';
import { findMails, getOverview } from '#features/operations/contract.ts';
import styles from '#features/operations/web/overview/overview.module.css';
import { SiteOverview } from '#features/operations/web/overview/site-overview.tsx';
import { KindTile } from '#features/projects/web/kind-tile.tsx';
import { findContacts } from '#features/support/contract/contacts.ts';
import { findTickets } from '#features/support/contract/tickets.ts';
import { accessRefusal, type Endpoint } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';

export const handle = { texts: ['projects'] } satisfies PageHandle;

export default function AdminHomePage() {
  const t = useText();
  const user = useOutletContext<SessionUser>();
  const may = (endpoint: Endpoint) => accessRefusal(endpoint, user) === undefined;
  return (
    <>
      <PageHead title={t('common:dashboard')} />
      <PageHeader title={t('common:dashboard')} />
      <div className={styles.overview}>
        {may(getOverview) ? (
          <SiteOverview
            signOf={({ kind, mode }) => <KindTile kind={kind} mode={mode} />}
            mayReadMails={may(findMails)}
            mayReadTickets={may(findTickets)}
            mayReadContacts={may(findContacts)}
            mayOperate={may(getOperations)}
          />
        ) : (
          <EmptyState
            picture="no-permission"
            title={t('operations:noOverview')}
            text={t('operations:noOverviewText')}
          />
        )}
      </div>
    </>
  );
}
