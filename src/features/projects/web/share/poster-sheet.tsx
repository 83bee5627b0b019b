import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import type { LinkBy } from './channels.ts';
import { Poster } from './poster.tsx';
import styles from './share.module.css';

/** A poster to hang up, as it will be printed. */
export function PosterSheet({ project, linkBy }: { project: Project; linkBy: LinkBy }) {
  const t = useText();
  return (
    <section className={styles.card} data-print="bare">
      <h2 className={styles.heading} data-print="none">
        {t('sharing:poster')}
      </h2>
      <Poster project={project} link={linkBy()} code={linkBy('poster')} />
      <Button
        variant="default"
        fullWidth
        data-print="none"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('sharing:printPoster')}
      </Button>
    </section>
  );
}
