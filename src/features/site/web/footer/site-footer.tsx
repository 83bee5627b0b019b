import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BrandMark } from '#ui/plain/brand-mark.tsx';
import type { PublicSettings } from '../../contract/shown.ts';
import { siteLinks } from '../site-links.ts';
import { ContactInfo } from './contact-info.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface SiteFooterProps {
  settings: PublicSettings;
  /** As the calendar in Dhaka has it. */
  year: number | undefined;
}

/** The columns at the end of public pages. */
export function SiteFooter({ settings, year }: SiteFooterProps) {
  const t = useText();
  const format = useFormat();
  const name = t('common:productName');
  return (
    <footer className={styles.footer} data-print="none">
      <p className={styles.brand}>
        <BrandMark className={styles.mark} />
        {t('site:home.title')}
      </p>
      <div className={styles.columns}>
        {siteLinks(t).map((column) => (
          <section key={column.title} className={styles.column}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <LocaleLink to={link.to}>{link.label}</LocaleLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ContactInfo settings={settings} />
      </div>
      <div className={styles.end}>
        <p>{t('site:footer.copyright', { year: format.digits(year ?? ''), name })}</p>
        <SocialLinks links={settings.social_links} />
      </div>
    </footer>
  );
}
