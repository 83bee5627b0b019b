import { Checkbox } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '../fields/localized-field.tsx';
import styles from './pictures.module.css';

interface PictureWordsProps {
  partId: string;
  image: Image;
  /** What the words are called, for those who hear the page. */
  label: string;
  /** With the topic of what belongs to one step back. */
  onChange: (image: Image, topic?: string) => void;
}

/** What a picture shows, or that it only adorns. */
export function PictureWords({ partId, image, label, onChange }: PictureWordsProps) {
  const t = useText();
  const { decorative, ...described } = image;
  return (
    <div className={styles.words}>
      {decorative ? null : (
        <LocalizedField
          partId={partId}
          field="alt"
          value={image.alt}
          onChange={(alt) => onChange({ ...image, alt }, `alt:${partId}`)}
          label={label}
          placeholder={t('builder:altPlaceholder')}
          look="option"
          maxLength={LIMITS.alt}
        />
      )}
      <Checkbox
        size="sm"
        label={t('builder:adorns')}
        aria-label={t('builder:adornsOf', { of: label })}
        checked={decorative ?? false}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...image, decorative: true } : described)}
      />
    </div>
  );
}
