import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import type { SessionUser } from '../../contract/profile.ts';
import { findUsers, type UserSummary } from '../../contract/users.ts';
import { mayLookAfter } from '../../policy.ts';
import { userPaths } from '../../users/paths.ts';
import { usersQuery } from '../queries.ts';
import { useUserBulk } from './use-user-bulk.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { useUserColumns } from './use-user-columns.ts';
import { UserMenu } from './user-menu.tsx';

const MOST_A_PAGE = 100;

interface UserListProps {
  list: ListState;
  own: SessionUser;
  /** What the list is searched and narrowed by. */
  children: ReactNode;
}

/** Everybody with an account. */
export function UserList({ list, own, children }: UserListProps) {
  const t = useText();
  const looksAfter = ({ _id: id, role }: UserSummary) => mayLookAfter({ ...own, id: own._id }, { id, role });
  const query = useQuery(usersQuery(list.query));
  const columns = useUserColumns();
  const changes = useUserChanges();
  return (
    <>
      <ListTools
        end={
          <DownloadRows
            name="users"
            columns={columns}
            read={(cursor) => call(findUsers, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
          />
        }
      >
        {children}
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
        empty={<EmptyState picture="no-people" title={t('users:none')} text={t('users:noneText')} />}
      />
      <UndoNotice notice={changes.notice} onUndo={changes.undo} onDismiss={changes.dismiss} />
    </>
  );
}
