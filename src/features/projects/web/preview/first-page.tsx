import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './first-page.module.css';

interface FirstPageProps {
  projectId: string;
  /** Another one is drawn anew. */
  revision: number;
  locale: Locale;
  /** Its upper half alone, which tells colours apart. */
  isCut?: boolean;
}

/** The real page where respondents begin, to look at: as it was last saved, to the staff as it was published. */
export function FirstPage({ projectId, revision, locale, isCut }: FirstPageProps) {
  const t = useText();
  const [isThere, setThere] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.phone} data-cut={isCut || undefined}>
        {isThere ? null : <Waits />}
        <iframe
          key={revision}
          src={localizePath(takingPartPaths.preview(projectId), locale)}
          title={t('projects:firstPage')}
          loading="lazy"
          onLoad={() => setThere(true)}
          tabIndex={-1}
          inert
        />
      </div>
      <figcaption className={styles.caption}>{t('projects:firstPage')}</figcaption>
    </figure>
  );
}

/** A page's shape until it is there. */
function Waits() {
  return (
    <div className={styles.waits} aria-hidden="true">
      <Skeleton height={96} />
      <Skeleton height={20} width="80%" />
      <Skeleton height={12} />
      <Skeleton height={12} width="60%" />
      <Skeleton height={32} />
    </div>
  );
}
