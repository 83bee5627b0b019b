import 'react-image-crop/dist/ReactCrop.css';
import { Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Crop, centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '../../../dialogs/dialog.tsx';
import { cutOut } from './cut-out.ts';
import styles from './image-crop.module.css';
import { showFile } from './show-file.ts';

interface ImageCropProps {
  file: File;
  /** Width by height. */
  aspect: number;
  round?: boolean;
  /** As wide as the picture is needed, in pixels; a smaller one stays as it is. */
  width: number;
  onCut: (file: File) => void;
  onClose: () => void;
}

/** Which part of a picture is shown: drawn with the pointer, or moved with the arrow keys. */
export function ImageCrop({ file, aspect, round, width, onCut, onClose }: ImageCropProps) {
  const t = useText();
  const shown = useMemo(() => showFile(file), [file]);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>();
  const [failed, setFailed] = useState(false);

  function begin(loaded: HTMLImageElement): void {
    const { naturalWidth, naturalHeight } = loaded;
    setPicture(loaded);
    const whole = makeAspectCrop({ unit: '%', width: 100 }, aspect, naturalWidth, naturalHeight);
    const fits =
      whole.height <= 100 ? whole : makeAspectCrop({ unit: '%', height: 100 }, aspect, naturalWidth, naturalHeight);
    setCrop(centerCrop(fits, naturalWidth, naturalHeight));
  }

  async function cut(): Promise<void> {
    if (picture && crop) onCut(await cutOut(picture, crop, width, file));
  }

  return (
    <Dialog opened onClose={onClose} title={t('forms:cropTitle')}>
      {failed ? (
        <p role="alert">{t('forms:notAPicture', { name: file.name })}</p>
      ) : (
        <ReactCrop
          className={styles.crop}
          crop={crop}
          aspect={aspect}
          circularCrop={round}
          keepSelection
          minWidth={40}
          ariaLabels={{
            cropArea: t('forms:cropArea'),
            nwDragHandle: t('forms:cropHandle.nw'),
            nDragHandle: t('forms:cropHandle.n'),
            neDragHandle: t('forms:cropHandle.ne'),
            eDragHandle: t('forms:cropHandle.e'),
            seDragHandle: t('forms:cropHandle.se'),
            sDragHandle: t('forms:cropHandle.s'),
            swDragHandle: t('forms:cropHandle.sw'),
            wDragHandle: t('forms:cropHandle.w'),
          }}
          onChange={(_pixels, part) => setCrop(part)}
        >
          <img
            ref={shown}
            alt={file.name}
            onLoad={(event) => begin(event.currentTarget)}
            onError={() => setFailed(true)}
          />
        </ReactCrop>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button disabled={!crop} onClick={() => void cut()}>
          {t('forms:cut')}
        </Button>
      </Group>
    </Dialog>
  );
}
