import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CHANNELS, type LinkBy } from './channels.ts';
import styles from './share.module.css';
import { ShareButton } from './share-button.tsx';

interface ChannelButtonsProps {
  linkBy: LinkBy;
  title: string;
  /** What else can be done with the link. */
  children?: ReactNode;
}

/** Programs that send a link, each with the invitation written. */
export function ChannelButtons({ linkBy, title, children }: ChannelButtonsProps) {
  const t = useText();
  return (
    <ul className={styles.channels} aria-label={t('sharing:sendBy')}>
      <li className={styles.device}>
        <ShareButton title={title} link={linkBy()} />
      </li>
      {CHANNELS.map(({ name, icon: Icon, address, phone }) => (
        <li key={name} data-phone={phone}>
          <Button
            variant="default"
            component="a"
            href={address({ title, link: linkBy(name) })}
            target="_blank"
            rel="noreferrer"
            leftSection={<Icon size={20} aria-hidden="true" />}
          >
            {t(`sharing:channel.${name}`)}
          </Button>
        </li>
      ))}
      {children ? <li className={styles.other}>{children}</li> : null}
    </ul>
  );
}
