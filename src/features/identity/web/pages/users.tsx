import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { type SessionUser, USER_STATES } from '../../contract/profile.ts';
import { getAgentPermissions } from '../../contract/rights.ts';
import { findUsers } from '../../contract/users.ts';
import { userPaths } from '../../users/paths.ts';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { InvitePeople } from '../invitations/invite-people.tsx';
import { usersQuery } from '../queries.ts';
import { UserList } from '../users/user-list.tsx';

export const handle = { texts: ['account', 'api', 'users'] } satisfies PageHandle;

export const loader = openToCallers(findUsers);

export default function UsersPage() {
  const t = useText();
  const own = useOutletContext<SessionUser>();
  const list = useListState({ filters: ['state'] });
  const isOfInvited = list.filters.state === INVITED;
  const List = isOfInvited ? InvitationList : UserList;
  const { data } = useQuery({ ...usersQuery(list.query), enabled: !isOfInvited });
  return (
    <>
      <PageHead title={t('dashboard:users')} />
      <PageHeader
        title={t('dashboard:users')}
        description={t('users:text')}
        actions={
          <>
            {accessRefusal(getAgentPermissions, own) ? null : (
              <Button variant="default" component={LocaleLink} to={userPaths.agentPermissions}>
                {t('users:agentsTitle')}
              </Button>
            )}
            <InvitePeople own={own} />
          </>
        }
      />
      <List list={list} own={own}>
        <ListSearch list={list} label={t('users:search')} />
        <FilterChips
          list={list}
          name="state"
          label={t('account:state')}
          options={[
            ...USER_STATES.map((value) => ({ value, label: t(`account:stateOf.${value}`) })),
            { value: INVITED, label: t('users:invitations.chip') },
          ]}
          counts={data?.byState}
        />
      </List>
    </>
  );
}

/** Beside the states of accounts: those who have none yet. */
const INVITED = 'invited';
