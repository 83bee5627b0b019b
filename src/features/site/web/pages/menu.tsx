import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { findPages } from '../../contract/shown.ts';
import { sitePaths } from '../../paths.ts';
import { isLinked } from '../../policy.ts';
import { InnerPage } from '../inner-page.tsx';
import { siteLinks } from '../site-links.ts';
import { startOf } from '../start-of.ts';
import styles from './menu.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const pages = await host.call(findPages);
  return { added: pages.filter(({ slug }) => !isLinked(slug)), area: host.actor && areaOf(host.actor.role) };
}

/** Every link of the site on one page, those among them to pages that editors added. */
export default function Menu() {
  const t = useText();
  const locale = useLocale();
  const { added, area } = useLoaderData<typeof loader>();
  const account = area
    ? [
        { to: area, label: t('common:dashboard') },
        ...(area === AREAS.dashboard ? [{ to: identityPaths.profile(area), label: t('common:profile') }] : []),
      ]
    : [
        { to: identityPaths.login, label: t('common:signIn') },
        { to: startOf(false), label: t('common:getStarted') },
      ];
  const [company, ...others] = siteLinks(t);
  const columns = [
    { title: t('common:productName'), links: [{ to: sitePaths.home, label: t('site:nav.home') }, ...account] },
    {
      title: company?.title ?? '',
      links: [
        ...(company?.links ?? []),
        ...added.map(({ slug, title }) => ({ to: sitePaths.page(slug), label: localizedText(title, locale) })),
      ],
    },
    ...others,
  ];
  return (
    <InnerPage title={t('common:menu')} signedIn={area !== undefined}>
      <PageHead title={t('common:menu')} indexed />
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <LocaleLink to={to}>{label}</LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </InnerPage>
  );
}
