import type { Video } from '#domain/questionnaire/schema.ts';
import { readVideoAddress } from '#domain/questionnaire/video/video-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '../localized-text.tsx';
import styles from './video-link.module.css';

/** A video as a link that says where it leads: nothing of it is asked for until somebody opens it. */
export function VideoLink({ video }: { video: Video }) {
  const t = useText();
  const read = readVideoAddress(video.address);
  if (!read) return null;
  const { address, watchedAt, host } = read;
  const said = watchedAt === 'file' ? host : t(`questions:videoHost.${watchedAt}`);
  return (
    <a className={styles.video} href={address} target="_blank" rel="noopener noreferrer">
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M8.5 5.6v12.8L19 12Z" fill="currentColor" />
      </svg>
      <span className={styles.words}>
        <LocalizedText className={styles.title} text={video.title} />
        <span className={styles.at}>{t('questions:videoAt', { host: said })}</span>
      </span>
    </a>
  );
}
