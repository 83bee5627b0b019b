import { Button, Checkbox, Group, SegmentedControl } from '@mantine/core';
import type { Scheme } from '#domain/colour/grounds.ts';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import type { UploadedImage } from '../../contract/content-images.ts';
import styles from './look.module.css';

interface PreviewPartsProps {
  scheme: Scheme;
  logo: UploadedImage | null;
  logoDark: UploadedImage | null;
}

/** A bar with the logo, and what is pressed, chosen and followed on a page. */
export function PreviewParts({ scheme, logo, logoDark }: PreviewPartsProps) {
  const t = useText();
  const shown = (scheme === 'dark' && logoDark) || logo;
  const onPlate = scheme === 'dark' && shown !== null && shown === logo;
  return (
    <>
      <div className={styles.bar}>
        {shown ? (
          <img
            className={styles.logo}
            data-plate={onPlate || undefined}
            src={imageAddress(shown.key, { h: 160 })}
            alt=""
          />
        ) : (
          <span className={styles.name}>
            <Mark />
            {t('common:productName')}
          </span>
        )}
        <a href="/">{t('siteLook:sample.link')}</a>
      </div>
      <div className={styles.content}>
        <Group gap="sm">
          <Button>{t('siteLook:sample.button')}</Button>
          <Button variant="light">{t('siteLook:sample.quiet')}</Button>
          <StatusBadge tone="success">{t('siteLook:sample.chip')}</StatusBadge>
        </Group>
        <Group gap="lg">
          <Checkbox checked readOnly label={t('siteLook:sample.chosen')} />
          <SegmentedControl data={[t('siteLook:sample.day'), t('siteLook:sample.week')]} />
        </Group>
        <p className={styles.row}>
          <a href="/">{t('siteLook:sample.rowLink')}</a> <span>{t('siteLook:sample.rowText')}</span>
        </p>
      </div>
    </>
  );
}
