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
  /** Nobody changes their own state. */
  own: boolean;
  changes: UserChanges;
}

/** What can be done with one account. */
export function UserMenu({ user, own, changes }: UserMenuProps) {
  const t = useText();
  return (
    <RowMenu label={t('users:actionsFor', { name: user.fullName })}>
      <RowMenuItem icon={IconHistory} to={operationPaths.activitiesOf(user._id)}>
        {t('users:activity')}
      </RowMenuItem>
      <RowMenuItem icon={IconFolders} to={projectPaths.allOf(user._id)}>
        {t('users:projects')}
      </RowMenuItem>
      {own || maySignIn(user.state) ? null : (
        <RowMenuItem icon={IconUserCheck} onClick={() => changes.activate(user)}>
          {t('users:activate')}
        </RowMenuItem>
      )}
      {own || user.state === 'Suspend' ? null : (
        <RowMenuItem icon={IconUserOff} danger onClick={() => changes.suspend(user)}>
          {t('users:suspend')}
        </RowMenuItem>
      )}
    </RowMenu>
  );
}
