import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LinkField } from '#ui/dashboard/link-field.tsx';
import { CHANNELS } from './channels.ts';
import styles from './share.module.css';

/** The link itself, and programs that send it. */
export function SendLink({ link, title }: { link: string; title: string }) {
  const t = useText();
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('sharing:link')}</h2>
      <LinkField label={t('sharing:shortLink')} link={link} />
      <ul className={styles.channels} aria-label={t('sharing:sendBy')}>
        {CHANNELS.map(({ name, icon: Icon, address, phone }) => (
          <li key={name} data-phone={phone}>
            <Button
              variant="default"
              component="a"
              href={address({ title, link })}
              target="_blank"
              rel="noreferrer"
              leftSection={<Icon size={18} aria-hidden="true" />}
            >
              {t(`sharing:channel.${name}`)}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="subtle"
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          >
            {t('projects:openSurvey')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
