import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { getError } from '../../contract/errors.ts';
import styles from './errors.module.css';

/** The lines of the program that led to it, to be read here or taken to whoever mends it. */
export function ErrorTrace({ error: { message, type, place, trace } }: { error: Data<typeof getError> }) {
  const t = useText();
  const copy = useCopy();
  const whole = trace || `${type}: ${message}`;
  return (
    <section aria-labelledby="trace" className={styles.trace}>
      <SectionHead
        id="trace"
        title={t('operations:errorLog.trace')}
        action={
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden="true" />}
            onClick={() => copy(`${place}\n${whole}`, t('operations:errorLog.copied'))}
          >
            {t('operations:errorLog.copy')}
          </Button>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
      <pre lang="en" tabIndex={0}>
        {whole}
      </pre>
    </section>
  );
}
