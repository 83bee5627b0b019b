import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './first-page.module.css';

/** The page where respondents begin, as it was last saved: the real one, to look at. */
export function FirstPage({ workshop: { project, builder } }: { workshop: Workshop }) {
  const t = useText();
  const [isThere, setThere] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.phone}>
        {isThere ? null : <Waits />}
        <iframe
          // Settings that are saved show in it.
          key={project.settingsRevision}
          src={localizePath(takingPartPaths.preview(project._id), builder.tools.locale)}
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
