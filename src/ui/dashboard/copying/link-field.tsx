import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './link-field.module.css';
import { useCopyLink } from './use-copy-link.ts';

interface LinkFieldProps {
  label: string;
  link: string;
  /** Another link on the screen is the first to copy. */
  quiet?: boolean;
  /** What the screen is about. */
  large?: boolean;
}

/**
 * A link to look at and to copy, shown as it is read out: without what every link begins with it is whole on a phone.
 * What is copied by hand is the link all the same. In a dialog its button is the first thing to press.
 */
export function LinkField({ label, link, quiet, large }: LinkFieldProps) {
  const t = useText();
  const copyLink = useCopyLink();

  function copyWhole(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== value.length) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', link);
  }

  return (
    <div className={styles.link} data-large={large || undefined}>
      <TextInput
        label={label}
        value={link.replace(/^https?:\/\//, '')}
        size={large ? 'lg' : undefined}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        onCopy={copyWhole}
      />
      <Button
        size={large ? 'lg' : undefined}
        variant={quiet ? 'default' : 'filled'}
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => copyLink(link)}
        data-autofocus={!quiet || undefined}
      >
        {t('common:copyLink')}
      </Button>
    </div>
  );
}
