import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { findTestimonials } from '../../contract/shown.ts';
import styles from './home.module.css';

/** What people say of the product; nothing while nobody is quoted. */
export function Testimonials({ said }: { said: Data<typeof findTestimonials> }) {
  const t = useText();
  if (said.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head} data-matra>
        <h2>{t('site:home.testimonialsTitle')}</h2>
      </div>
      <ul className={styles.quotes}>
        {said.map(({ _id, quote, name, about, photo }) => (
          <li key={_id}>
            <figure>
              <blockquote>
                <LocalizedText as="p" text={quote} />
              </blockquote>
              <figcaption>
                {photo ? <img src={photo} width={56} height={56} alt="" loading="lazy" decoding="async" /> : null}
                <p>
                  <LocalizedText text={name} className={styles.name} />
                  <LocalizedText text={about} />
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
