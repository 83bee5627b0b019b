import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LinkField } from '#ui/dashboard/copying/link-field.tsx';
import type { ProjectType } from '../../contract/kinds.ts';
import { ChannelButtons } from './channel-buttons.tsx';
import type { LinkBy } from './channels.ts';
import styles from './share.module.css';

interface SendLinkProps {
  type: ProjectType;
  linkBy: LinkBy;
  title: string;
  /** It takes no more answers: there is no haste to send it. */
  isClosed: boolean;
  /** What is chosen of the link. */
  children: ReactNode;
}

/** The link itself, and programs that send it. */
export function SendLink({ type, linkBy, title, isClosed, children }: SendLinkProps) {
  const t = useText();
  const link = linkBy();
  return (
    <section className={styles.send}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('sharing:link')}</h2>
        {children}
      </div>
      <LinkField label={t('sharing:shortLink')} link={link} large quiet={isClosed} />
      <ChannelButtons linkBy={linkBy} title={title}>
        <Button
          variant="subtle"
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {t('projects:openProject', { kind: t(`common:kind.${type}`) })}
        </Button>
      </ChannelButtons>
    </section>
  );
}
