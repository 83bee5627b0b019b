import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { type SessionUser, USER_STATES } from '../../contract/profile.ts';
import { getAgentPermissions } from '../../contract/rights.ts';
import { findUsers, type UserSummary } from '../../contract/users.ts';
import { mayLookAfter } from '../../policy.ts';
import { userPaths } from '../../users/paths.ts';
import { usersQuery } from '../queries.ts';
import { useUserBulk } from '../users/use-user-bulk.tsx';
import { useUserChanges } from '../users/use-user-changes.ts';
import { useUserColumns } from '../users/use-user-columns.ts';
import { UserMenu } from '../users/user-menu.tsx';

export const handle = { texts: ['account', 'users'] } satisfies PageHandle;

export const loader = openToCallers(findUsers);

const MOST_A_PAGE = 100;

export default function UsersPage() {
  const t = useText();
  const own = useOutletContext<SessionUser>();
  const looksAfter = ({ _id: id, role }: UserSummary) => mayLookAfter({ ...own, id: own._id }, { id, role });
  const list = useListState({ filters: ['state'] });
  const query = useQuery(usersQuery(list.query));
  const columns = useUserColumns();
  const changes = useUserChanges();
  return (
    <>
      <PageHead title={t('dashboard:users')} />
      <PageHeader
        title={t('dashboard:users')}
        description={t('users:text')}
        actions={
          accessRefusal(getAgentPermissions, own) ? null : (
            <Button variant="default" component={LocaleLink} to={userPaths.agentPermissions}>
              {t('users:agentsTitle')}
            </Button>
          )
        }
      />
      <ListTools
        end={
          <DownloadRows
            name="users"
            columns={columns}
            read={(cursor) => call(findUsers, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
          />
        }
      >
        <ListSearch list={list} label={t('users:search')} />
        <FilterChips
          list={list}
          name="state"
          label={t('account:state')}
          options={USER_STATES.map((value) => ({ value, label: t(`account:stateOf.${value}`) }))}
          counts={undefined}
        />
      </ListTools>
      <DataTable<UserSummary>
        query={query}
        list={list}
        label={t('dashboard:users')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ fullName }) => fullName}
        linkTo={({ _id }) => userPaths.user(_id)}
        bulk={useUserBulk(looksAfter)}
        actions={(user) => <UserMenu user={user} looksAfter={looksAfter(user)} changes={changes} />}
        empty={<EmptyState picture="no-mails" title={t('users:none')} text={t('users:noneText')} />}
      />
      <UndoNotice notice={changes.notice} onUndo={changes.undo} onDismiss={changes.dismiss} />
    </>
  );
}
