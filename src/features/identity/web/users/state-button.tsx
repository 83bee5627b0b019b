import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { USER_STATES } from '../../contract/profile.ts';
import type { UserAccount } from '../../contract/users.ts';
import type { UserChanges } from './use-user-changes.ts';

/** Puts an account in another state. */
export function StateButton({ user, changes }: { user: UserAccount; changes: UserChanges }) {
  const t = useText();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={changes.isPending}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {t('users:changeState')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {USER_STATES.filter((state) => state !== user.state).map((state) => (
          <Menu.Item key={state} onClick={() => changes.change(user, state)}>
            {t(`account:stateOf.${state}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
