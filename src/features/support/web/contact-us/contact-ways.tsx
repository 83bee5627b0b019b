import { readLocalized } from '#domain/text/localized.ts';
import type { PublicSettings } from '#features/site/contract/shown.ts';
import { sitePaths } from '#features/site/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './contact-us.module.css';

/** Other ways to an answer: as far as the settings say where we are, and the questions that others asked. */
export function ContactWays({ settings }: { settings: PublicSettings }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { contact_phone: phone, contact_email: email } = settings;
  const address = readLocalized(settings.contact_address, locale);
  return (
    <section className={styles.ways}>
      <h2>{t('contactUs:ways')}</h2>
      <dl>
        {phone ? (
          <div>
            <dt>{t('site:footer.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{format.digits(phone)}</a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt>{t('site:footer.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
        {address ? (
          <div>
            <dt>{t('site:footer.address')}</dt>
            <dd lang={address.lang}>{address.text}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('contactUs:soonest')}</dt>
          <dd>
            <LocaleLink to={sitePaths.faq}>{t('contactUs:readFaq')}</LocaleLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
