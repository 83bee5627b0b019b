import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
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
import { USER_STATES } from '../../contract/profile.ts';
import { findUsers, type UserSummary } from '../../contract/users.ts';
import { usersQuery } from '../queries.ts';
import { useUserChanges } from '../users/use-user-changes.ts';
import { useUserColumns } from '../users/use-user-columns.ts';
import { UserMenu } from '../users/user-menu.tsx';

export const handle = { texts: ['account', 'users'] } satisfies PageHandle;

const open = openToCallers(findUsers);

export function loader(args: LoaderFunctionArgs) {
  open(args);
  return { ownId: args.context.get(hostContext).actor?.id };
}

const MOST_A_PAGE = 100;

export default function UsersPage() {
  const t = useText();
  const { ownId } = useLoaderData<typeof loader>();
  const list = useListState({ filters: ['state'] });
  const query = useQuery(usersQuery(list.query));
  const columns = useUserColumns();
  const changes = useUserChanges();
  return (
    <>
      <PageHead title={t('dashboard:users')} />
      <PageHeader title={t('dashboard:users')} description={t('users:text')} />
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
        actions={(user) => <UserMenu user={user} own={user._id === ownId} changes={changes} />}
        empty={<EmptyState picture="no-mails" title={t('users:none')} text={t('users:noneText')} />}
      />
      <UndoNotice
        notice={changes.suspended && t('users:suspended', { name: changes.suspended.fullName })}
        onUndo={changes.undo}
        onDismiss={changes.dismiss}
      />
    </>
  );
}
