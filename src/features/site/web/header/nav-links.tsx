import { LocaleNavLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { sitePaths } from '../../paths.ts';

/** The site's pages, in the order of the specification. */
export function NavLinks() {
  const t = useText();
  return (
    <>
      <li>
        <LocaleNavLink to="/" end>
          {t('site:nav.home')}
        </LocaleNavLink>
      </li>
      <li>
        <LocaleNavLink to={sitePaths.page('about-us')}>{t('site:nav.about')}</LocaleNavLink>
      </li>
      <li>
        <LocaleNavLink to={sitePaths.page('services')}>{t('site:nav.services')}</LocaleNavLink>
      </li>
      <li>
        <LocaleNavLink to={sitePaths.contactUs}>{t('site:nav.contact')}</LocaleNavLink>
      </li>
    </>
  );
}
