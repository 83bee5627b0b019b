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
  /** What messengers show of it, 1200 by 630; the product's own unless it is said. */
  picture?: string;
  /** What that shows; the title unless it is said. */
  pictureAlt?: string;
}

/** What a page says of itself in `<head>`, in its own language. React moves it there. */
export function PageHead({ title, description, indexed, picture, pictureAlt }: PageHeadProps) {
  const t = useText();
  const name = t('common:productName');
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description ? <meta name="description" content={description} /> : null}
      {description || indexed ? (
        <Card title={title ?? name} description={description} picture={picture} pictureAlt={pictureAlt} />
      ) : null}
      {indexed ? <Addresses /> : <meta name="robots" content="noindex" />}
    </>
  );
}

const CARD_LOCALES = { en: 'en_GB', bn: 'bn_BD' } as const satisfies Record<Locale, string>;

/** What messengers and social networks show in place of a link. */
function Card({
  title,
  description,
  picture,
  pictureAlt = title,
}: Pick<PageHeadProps, 'description' | 'picture' | 'pictureAlt'> & { title: string }) {
  const root = useRouteLoaderData<{ publicUrl: string }>('root');
  const { pathname } = useLocation();
  const locale = useLocale();
  const name = useText()('common:productName');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={CARD_LOCALES[locale]} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {root ? (
        <CardPicture url={picture ?? `${root.publicUrl}/preview-${locale}.png`} alt={picture ? pictureAlt : name} />
      ) : null}
      {root ? <meta property="og:url" content={root.publicUrl + localizePath(pathname, locale)} /> : null}
    </>
  );
}

/** Its size is said, for some show a picture large only where they know that before they fetch it. */
function CardPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
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
