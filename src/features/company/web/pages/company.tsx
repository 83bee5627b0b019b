import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getCompany } from '../../contract/company.ts';
import { companyPaths } from '../../paths.ts';
import { CompanyMenu } from '../company/company-menu.tsx';
import { CompanyProfile } from '../company/company-profile.tsx';
import { CompanyProjects } from '../company/company-projects.tsx';
import { WhySuspended } from '../company/why-suspended.tsx';
import { useCompanyName } from '../company-name.ts';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { MemberList } from '../members/member-list.tsx';
import { companyQuery } from '../queries.ts';

export const handle = { texts: ['api', 'company', 'projects'] } satisfies PageHandle;

/** An address that names nothing, or nothing one belongs to, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getCompany, { params: { id: String(params.id) } });
  return null;
}

export default function CompanyPage() {
  const t = useText();
  const nameOf = useCompanyName();
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(companyQuery(id));
  const mayUpdate = company?.abilities.update ?? false;
  const title = company ? nameOf(company) : t('dashboard:company');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={company && `${t('company:yourRole')}: ${t(`company:roleOf.${company.role}`)}`}
        back={{ to: companyPaths.list, label: t('dashboard:company') }}
        badge={company?.isSuspended ? <StatusBadge tone="danger">{t('company:suspended')}</StatusBadge> : null}
        actions={company ? <CompanyMenu company={company} /> : null}
      />
      {error && !company ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {company ? (
        <>
          {company.suspended ? (
            <WhySuspended suspended={company.suspended}>{t('company:suspendedText')}</WhySuspended>
          ) : null}
          {mayUpdate ? null : <CompanyProfile company={company} />}
          <CompanyProjects company={company} />
          <MemberList company={company} />
          {company.abilities.manageMembers ? <InvitationList company={company} /> : null}
          {/* A long form: what one comes for each day stands before it. */}
          {mayUpdate ? <CompanyProfile key={company._id} company={company} /> : null}
        </>
      ) : null}
      {company || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
