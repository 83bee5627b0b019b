import { Button, Progress } from '@mantine/core';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './pictures.module.css';
import type { SendingPictures as Sending } from './use-send-pictures.ts';

/** How far pictures have come that are being sent, and which were refused. */
export function SendingPictures({ pictures }: { pictures: Sending }) {
  const t = useText();
  const format = useFormat();
  const { share, refused, stop } = pictures;
  return (
    <>
      {share === undefined ? null : (
        <div className={styles.sending}>
          <Progress value={share * 100} aria-label={t('builder:sendingPicture')} className={styles.bar} />
          <span>{format.percent(share, { decimals: 0 })}</span>
          <Button variant="subtle" size="compact-md" onClick={stop}>
            {t('common:cancel')}
          </Button>
        </div>
      )}
      <div role="alert" className={styles.refused}>
        {refused.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
    </>
  );
}
