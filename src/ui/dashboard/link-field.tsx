import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './link-field.module.css';
import { useCopyLink } from './use-copy-link.ts';

interface LinkFieldProps {
  label: string;
  link: string;
}

/** A link to look at and to copy. In a dialog its button is the first thing to press. */
export function LinkField({ label, link }: LinkFieldProps) {
  const t = useText();
  const copyLink = useCopyLink();
  return (
    <div className={styles.link}>
      <TextInput label={label} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => copyLink(link)} data-autofocus>
        {t('common:copyLink')}
      </Button>
    </div>
  );
}
