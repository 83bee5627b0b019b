import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { qrCode, qrSvg } from '#ui/drawn/qr-code.ts';
import { QrPicture } from '#ui/drawn/qr-picture.tsx';
import { saveFile } from '#ui/save-file.ts';
import { pngOf } from './png-of.ts';
import styles from './share.module.css';

/** Prints sharp at ten centimetres. */
const PNG_SIDE = 1200;

/** The link as a QR code, to look at and to take away. */
export function QrCard({ link, code }: { link: string; code: string }) {
  const t = useText();
  const svg = () => qrSvg(qrCode(link));
  const name = (ending: string) => `jorip-${code}.${ending}`;
  return (
    <section className={styles.codeAndFiles} aria-label={t('sharing:qrCode')}>
      <QrPicture link={link} label={t('sharing:qrCodeOf', { link })} className={styles.qr} />
      <div className={styles.files}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([svg()], { type: 'image/svg+xml' }), name('svg'))}
        >
          {t('sharing:format.svg')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() =>
            pngOf(svg(), PNG_SIDE).then(
              (png) => saveFile(png, name('png')),
              () => showToast('error', t('sharing:noPicture')),
            )
          }
        >
          {t('sharing:format.png')}
        </Button>
      </div>
    </section>
  );
}
