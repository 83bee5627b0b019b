import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import { COMPANY_TONES, getAnyCompany } from '../../contract/oversight.ts';
import { companyPaths } from '../../paths.ts';
import { ProfileDescription, ProfileFacts } from '../company/profile-facts.tsx';
import { WhySuspended } from '../company/why-suspended.tsx';
import { useCompanyName } from '../company-name.ts';
import { AnyMembers } from '../oversight/any-members.tsx';
import { SuspendButton } from '../oversight/suspend-button.tsx';
import { anyCompanyQuery } from '../queries.ts';

export const handle = { texts: ['api', 'company'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getAnyCompany, { params: { id: String(params.id) } });
  return null;
}

/** Anybody's company as the staff see it. */
export default function AnyCompanyPage() {
  const t = useText();
  const format = useFormat();
  const nameOf = useCompanyName();
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(anyCompanyQuery(id));
  const title = company ? nameOf(company) : t('dashboard:company');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: companyPaths.all, label: t('dashboard:company') }}
        badge={
          company ? (
            <StatusBadge tone={COMPANY_TONES[company.state]}>{t(`company:stateOf.${company.state}`)}</StatusBadge>
          ) : null
        }
        actions={company ? <SuspendButton company={company} /> : null}
      />
      {error && !company ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {company ? (
        <WithFacts
          facts={
            <ProfileFacts
              profile={company}
              besides={[
                [
                  t('dashboard:projects'),
                  <LocaleLink key="projects" to={projectPaths.allUnder(company._id)}>
                    {format.number(company.projects)}
                  </LocaleLink>,
                ],
                [t('company:madeAt'), format.dateTime(company.createdAt)],
              ]}
            />
          }
        >
          {company.suspended ? <WhySuspended suspended={company.suspended} /> : null}
          {company.logo ? <CompanyLogo logo={company.logo} size={96} /> : null}
          <ProfileDescription profile={company} />
          <AnyMembers members={company.memberList} />
        </WithFacts>
      ) : null}
      {company || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
