import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { localizeTo } from './localize-to.ts';
import { useLocale } from './use-i18n.ts';

/** A link within the page's language: write `/pricing`, it leads to `/bn/pricing` on Bengali pages. */
export function LocaleLink({ to, ...rest }: LinkProps) {
  return <Link to={localizeTo(to, useLocale())} {...rest} />;
}

/** As {@link LocaleLink}, knowing whether it leads to where one is. */
export function LocaleNavLink({ to, ...rest }: NavLinkProps) {
  return <NavLink to={localizeTo(to, useLocale())} {...rest} />;
}
