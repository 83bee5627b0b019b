import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LinkField } from '#ui/dashboard/copying/link-field.tsx';
import type { ProjectKind } from '../../contract/kinds.ts';
import { ChannelButtons } from './channel-buttons.tsx';
import type { LinkBy } from './channels.ts';
import styles from './share.module.css';

/** The link itself, and programs that send it. */
export function SendLink({ kind, linkBy, title }: { kind: ProjectKind; linkBy: LinkBy; title: string }) {
  const t = useText();
  const link = linkBy();
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('sharing:link')}</h2>
      <LinkField label={t('sharing:shortLink')} link={link} />
      <ChannelButtons linkBy={linkBy} title={title}>
        <Button
          variant="subtle"
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {t('projects:openProject', { kind: t(`common:kind.${kind}`) })}
        </Button>
      </ChannelButtons>
    </section>
  );
}
