import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { PublicSettings } from '../../contract/shown.ts';
import styles from './footer.module.css';

/** How to reach the people behind the site, as far as the settings say. */
export function ContactInfo({ settings }: { settings: PublicSettings }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { contact_phone: phone, contact_email: email } = settings;
  const address = readLocalized(settings.contact_address, locale);
  if (!phone && !email && !address) return null;
  return (
    <section className={styles.column}>
      <h2>{t('site:footer.contact')}</h2>
      <dl className={styles.contact}>
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
      </dl>
    </section>
  );
}
