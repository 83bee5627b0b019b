import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import type { LinkBy } from './channels.ts';
import { Poster } from './poster.tsx';
import styles from './share.module.css';

interface PosterSheetProps {
  project: Project;
  /** Of a draft there is none, and its poster is not printed. */
  linkBy?: LinkBy;
}

/** A poster to hang up, as it will be printed. */
export function PosterSheet({ project, linkBy }: PosterSheetProps) {
  const t = useText();
  return (
    <section className={styles.card} data-print="bare">
      <h2 className={styles.heading} data-print="none">
        {t('sharing:poster')}
      </h2>
      <Poster project={project} link={linkBy && { typed: linkBy(), scanned: linkBy('poster') }} />
      {linkBy ? (
        <Button
          variant="default"
          fullWidth
          data-print="none"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('sharing:printPoster')}
        </Button>
      ) : null}
    </section>
  );
}
