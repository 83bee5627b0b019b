import { Form } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Avatar } from '#ui/plain/avatar.tsx';
import { Menu } from '#ui/plain/menu.tsx';

/** What a signed-in person finds on public pages. */
export function PersonMenu({ user }: { user: SessionUser }) {
  const t = useText();
  const logout = localizePath(identityPaths.logout, useLocale());
  const area = areaOf(user.role);
  return (
    <Menu
      label={t('common:userMenu', { name: user.fullName })}
      trigger={<Avatar image={user.image} name={user.fullName} id={user._id} size={30} />}
    >
      <li>
        <LocaleLink to={area}>{t('common:dashboard')}</LocaleLink>
      </li>
      {area === AREAS.dashboard ? (
        <li>
          <LocaleLink to={identityPaths.profile(area)}>{t('common:profile')}</LocaleLink>
        </li>
      ) : null}
      <li>
        <Form method="post" action={logout}>
          <button type="submit">{t('common:signOut')}</button>
        </Form>
      </li>
    </Menu>
  );
}
