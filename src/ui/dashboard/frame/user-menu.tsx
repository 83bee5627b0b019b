import type { Role } from '#kit/contract/actor.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Avatar } from '../../plain/avatar.tsx';
import { Menu } from '../../plain/menu.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import styles from './app-frame.module.css';
import type { NavigationEntry } from './navigation-entry.ts';

export interface FrameUser {
  _id: string;
  fullName: string;
  role: Role;
  image?: string | null;
}

interface UserMenuProps {
  user: FrameUser;
  links: readonly Pick<NavigationEntry, 'label' | 'to'>[];
  onSignOut: () => void;
}

/** Who is signed in, and below it the way to their own pages and out. */
export function UserMenu({ user, links, onSignOut }: UserMenuProps) {
  const t = useText();
  return (
    <Menu
      label={t('common:userMenu', { name: user.fullName })}
      trigger={
        <>
          <Avatar image={user.image} name={user.fullName} id={user._id} size={40} />
          <span className={styles.person}>
            {user.fullName}
            <span className={styles.role}>{t(`common:role.${user.role}`)}</span>
          </span>
        </>
      }
    >
      {links.map((link) => (
        <li key={link.to}>
          <LocaleLink to={link.to}>{link.label(t)}</LocaleLink>
        </li>
      ))}
      <li>
        <button type="button" disabled={!useHydrated()} onClick={onSignOut}>
          {t('common:signOut')}
        </button>
      </li>
    </Menu>
  );
}
