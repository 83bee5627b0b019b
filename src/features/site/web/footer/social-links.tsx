import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { PublicSettings } from '../../contract/shown.ts';
import styles from './footer.module.css';

type Links = PublicSettings['social_links'];

const PATHS: Record<Links[number]['network'], string> = {
  facebook: 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z',
  x: 'M4 4l6.6 8.6L4.3 20h2.4l5-5.8L16 20h4l-6.9-9L19 4h-2.4l-4.6 5.3L8 4H4Z',
  linkedin:
    'M5 9h3.6v11H5V9Zm1.8-5.4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1ZM11 9h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.1 2 4.1 5V20h-3.6v-5.6c0-1.4-.2-2.7-1.8-2.7-1.7 0-2 1.3-2 2.700V20H11V9Z',
  youtube:
    'M22 8s-.2-1.5-.8-2.200c-.8-.8-1.6-.8-2-.9C16.4 4.7 12 4.7 12 4.700s-4.4 0-7.2.2c-.4.1-1.2.1-2 .9C2.2 6.5 2 8 2 8s-.2 1.8-.2 3.500v1.600c0 1.8.2 3.5.2 3.500s.2 1.5.8 2.200c.8.8 1.8.8 2.2.9 1.6.2 7 .2 7 .2s4.4 0 7.2-.2c.4-.1 1.2-.1 2-.9.6-.7.8-2.2.8-2.200s.2-1.8.2-3.500v-1.600C22.2 9.8 22 8 22 8ZM10 15.200V9l5.4 3.100L10 15.200Z',
};

/** The site elsewhere, where the settings name it. */
export function SocialLinks({ links }: { links: Links }) {
  const t = useText();
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('site:footer.social')}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener">
            <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
              <path d={PATHS[link.network]} />
            </svg>
            <VisuallyHidden>{t(`site:footer.network.${link.network}`)}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
