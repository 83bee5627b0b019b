import { IconFolders, IconHistory, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { operationPaths } from '#features/operations/paths.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import type { UserSummary } from '../../contract/users.ts';
import { maySignIn } from '../../policy.ts';
import type { UserChanges } from './use-user-changes.ts';

interface UserMenuProps {
  user: UserSummary;
  /** Whether whoever looks changes its state. */
  looksAfter: boolean;
  changes: UserChanges;
}

/** What can be done with one account. */
export function UserMenu({ user, looksAfter, changes }: UserMenuProps) {
  const t = useText();
  return (
    <RowMenu label={t('users:actionsFor', { name: user.fullName })}>
      <RowMenuItem icon={IconHistory} to={operationPaths.activitiesOf(user._id)}>
        {t('users:activity')}
      </RowMenuItem>
      <RowMenuItem icon={IconFolders} to={projectPaths.allOf(user._id)}>
        {t('users:projects')}
      </RowMenuItem>
      {looksAfter && !maySignIn(user.state) ? (
        <RowMenuItem icon={IconUserCheck} onClick={() => changes.change(user, 'Active')}>
          {t('users:activate')}
        </RowMenuItem>
      ) : null}
      {looksAfter && user.state !== 'Suspend' ? (
        <RowMenuItem icon={IconUserOff} danger onClick={() => changes.change(user, 'Suspend')}>
          {t('users:suspend')}
        </RowMenuItem>
      ) : null}
    </RowMenu>
  );
}
