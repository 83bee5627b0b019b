import { useLocation, useRouteLoaderData } from 'react-router';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { useLocale, useText } from '../i18n/use-i18n.ts';

interface PageHeadProps {
  /** Before the product's name; the home page has the name alone. */
  title?: string;
  /** For search engines, and for messengers that show what a link leads to. */
  description?: string;
  /** For pages that search engines may show: which address is theirs, and where the other language is. */
  indexed?: boolean;
}

/** What a page says of itself in `<head>`, in its own language. React moves it there. */
export function PageHead({ title, description, indexed }: PageHeadProps) {
  const t = useText();
  const name = t('common:productName');
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description ? <Card title={title ?? name} description={description} /> : null}
      {indexed ? <Addresses /> : <meta name="robots" content="noindex" />}
    </>
  );
}

/** What messengers and social networks show in place of a link. */
function Card({ title, description }: { title: string; description: string }) {
  const root = useRouteLoaderData<{ publicUrl: string }>('root');
  const t = useText();
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('common:productName')} />
      {root ? <meta property="og:image" content={`${root.publicUrl}/icon-512.png`} /> : null}
    </>
  );
}

function Addresses() {
  const root = useRouteLoaderData<{ publicUrl: string }>('root');
  const { pathname } = useLocation();
  const locale = useLocale();
  if (!root) return null;
  const addressIn = (language: Locale) => root.publicUrl + localizePath(pathname, language);
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
    </>
  );
}
