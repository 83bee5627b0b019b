import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Container } from '#ui/plain/container.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { getPage } from '../../contract.ts';
import styles from '../prose.module.css';
import { RichWords } from '../rich-words.tsx';

/** `/page` alone is the page about us. */
const DEFAULT_SLUG = 'about-us';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context.get(hostContext).call(getPage, { params: { slug: params.slug ?? DEFAULT_SLUG } });
}

export default function Page() {
  const t = useText();
  const locale = useLocale();
  const page = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead title={localizedText(page.title, locale)} indexed />
      <h1 data-matra>
        <LocalizedText text={page.title} />
      </h1>
      {isBlank(page.body) ? <p>{t('site:pageEmpty')}</p> : <RichWords of={page.body} className={styles.prose} />}
    </Container>
  );
}
