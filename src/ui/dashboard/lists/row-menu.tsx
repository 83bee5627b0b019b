import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import styles from './row-menu.module.css';

/** What can be done with one entry of a list: a button with dots, and what it opens. `label` names the entry. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface RowMenuItemProps {
  icon: Icon;
  children: ReactNode;
  /** A screen of the product, by its English address. */
  to?: string;
  /** What opens in a tab of its own. */
  href?: string;
  onClick?: () => void;
  danger?: boolean;
}

/** One thing that can be done: where it leads, or what it does. */
export function RowMenuItem({ icon: Sign, children, to, href, onClick, danger }: RowMenuItemProps) {
  const leftSection = <Sign size={16} aria-hidden="true" />;
  if (to) {
    return (
      <Menu.Item component={LocaleLink} to={to} leftSection={leftSection}>
        {children}
      </Menu.Item>
    );
  }
  if (href) {
    return (
      <Menu.Item component="a" href={href} target="_blank" rel="noreferrer" leftSection={leftSection}>
        {children}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item className={danger ? styles.danger : undefined} onClick={onClick} leftSection={leftSection}>
      {children}
    </Menu.Item>
  );
}
