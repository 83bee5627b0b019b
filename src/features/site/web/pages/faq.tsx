import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Container } from '#ui/plain/container.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { findFaqs } from '../../contract.ts';
import styles from '../prose.module.css';
import { RichWords } from '../rich-words.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(hostContext).call(findFaqs);
}

export default function Faq() {
  const t = useText();
  const faqs = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead title={t('site:faq.title')} description={t('site:faq.description')} indexed />
      <h1 data-matra>{t('site:faq.title')}</h1>
      {faqs.length === 0 ? <p>{t('site:faq.empty')}</p> : null}
      <div className={styles.faqs}>
        {faqs.map((faq) => (
          <details key={faq._id} className={styles.faq}>
            <summary>
              <h2>
                <LocalizedText text={faq.question} />
              </h2>
            </summary>
            <RichWords of={faq.answer} className={styles.prose} />
          </details>
        ))}
      </div>
    </Container>
  );
}
