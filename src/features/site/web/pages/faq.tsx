import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { findFaqs } from '../../contract/shown.ts';
import { sitePaths } from '../../paths.ts';
import { faqData } from '../faq-data.ts';
import { InnerPage } from '../inner-page.tsx';
import styles from '../prose.module.css';
import { RichWords } from '../rich-words.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const faqs = await host.call(findFaqs);
  return { faqs, data: faqData(faqs, host.locale), signedIn: host.actor !== undefined };
}

export default function Faq() {
  const t = useText();
  const { faqs, data, signedIn } = useLoaderData<typeof loader>();
  return (
    <InnerPage title={t('site:faq.title')} picture="answer" signedIn={signedIn}>
      <PageHead title={t('site:faq.title')} description={t('site:faq.description')} indexed />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      <div>
        {faqs.length === 0 ? <p>{t('site:faq.empty')}</p> : null}
        <div className={styles.faqs}>
          {faqs.map((faq, index) => (
            <details key={faq._id} className={styles.faq} open={index === 0}>
              <summary>
                <h2>
                  <LocalizedText text={faq.question} />
                </h2>
              </summary>
              <RichWords of={faq.answer} className={styles.prose} />
            </details>
          ))}
        </div>
        <p className={styles.more}>
          {t('site:faq.notHere')} <LocaleLink to={sitePaths.contactUs}>{t('site:faq.write')}</LocaleLink>
        </p>
      </div>
    </InnerPage>
  );
}
