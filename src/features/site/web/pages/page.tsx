import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { getHomeQuestion, getPage } from '../../contract/shown.ts';
import { Example } from '../example.tsx';
import { InnerPage } from '../inner-page.tsx';
import { findKinds, Kinds } from '../kinds.tsx';
import styles from '../prose.module.css';
import { RichWords } from '../rich-words.tsx';

/** `/page` alone is the page about us. */
const DEFAULT_SLUG = 'about-us';
const SERVICES = 'services';

const PICTURES = new Map<string, 'ask' | 'two-languages'>([
  ['about-us', 'two-languages'],
  [SERVICES, 'ask'],
]);

export async function loader({ context, params: { slug = DEFAULT_SLUG } }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const [page, asked, kinds] = await Promise.all([
    host.call(getPage, { params: { slug } }),
    slug === DEFAULT_SLUG ? host.attempt(getHomeQuestion) : undefined,
    slug === SERVICES ? findKinds(host) : [],
  ]);
  const example = asked?.ok && asked.data && hasStatistics(asked.data.answers) ? asked.data : null;
  return { page, example, kinds, picture: PICTURES.get(slug), signedIn: host.actor !== undefined };
}

export default function Page() {
  const t = useText();
  const locale = useLocale();
  const { page, example, kinds, picture, signedIn } = useLoaderData<typeof loader>();
  return (
    <InnerPage title={<LocalizedText text={page.title} />} picture={picture} signedIn={signedIn}>
      <PageHead title={localizedText(page.title, locale)} description={localizedText(page.summary, locale)} indexed />
      {kinds.length > 0 ? <Kinds kinds={kinds} /> : null}
      {isBlank(page.body) ? (
        <p>{t('site:pageEmpty')}</p>
      ) : (
        <RichWords of={page.body} className={classNames(styles.article, picture && styles.pictured)} />
      )}
      {example ? <Example question={example} /> : null}
    </InnerPage>
  );
}
