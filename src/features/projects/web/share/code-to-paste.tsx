import { Button, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import styles from './share.module.css';

interface CodeToPasteProps {
  heading: string;
  label: string;
  description?: string;
  code: string;
}

/** What somebody puts into a page of their own. Its beginning says what it is; nobody reads the rest. */
export function CodeToPaste({ heading, label, description, code }: CodeToPasteProps) {
  const t = useText();
  const copy = useCopy();
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => copy(code, t('sharing:embedCopied'))}
        >
          {t('sharing:copyEmbed')}
        </Button>
      </div>
      <Textarea
        label={label}
        description={description}
        value={code}
        readOnly
        rows={Math.min(3, code.split('\n').length)}
        className={styles.code}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
