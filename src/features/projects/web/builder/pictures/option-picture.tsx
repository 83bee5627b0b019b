import { IconPhotoX } from '@tabler/icons-react';
import type { Image } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { OptionImage } from '#ui/plain/questions/image.tsx';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { PictureWords } from './picture-words.tsx';
import styles from './pictures.module.css';

interface OptionPictureProps {
  partId: string;
  image: Image;
  /** Of the option, from 1. */
  number: number;
  onChange: (image: Image | undefined, topic?: string) => void;
}

/** The picture of an option that is being edited, small, with what it shows beside it. */
export function OptionPicture({ partId, image, number, onChange }: OptionPictureProps) {
  const t = useText();
  const label = t('builder:numbered', { name: t('builder:textName.alt'), number });
  return (
    <div className={styles.ofOption}>
      <div inert>
        <OptionImage image={image} />
      </div>
      <PictureWords partId={partId} image={image} label={label} onChange={onChange} />
      <ToolButton size={32} label={t('builder:removePictureOf', { number })} onClick={() => onChange(undefined)}>
        <IconPhotoX size={16} />
      </ToolButton>
    </div>
  );
}
