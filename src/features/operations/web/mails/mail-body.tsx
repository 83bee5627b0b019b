import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './mails.module.css';

/**
 * What was sent, both ways it can be read; a line to a mobile number is text alone. The HTML stands
 * in a frame that may run, load and open nothing.
 */
export function MailBody({ html, text }: { html: string; text: string }) {
  const t = useText();
  const [chosen, setShown] = useState<'html' | 'text'>('html');
  const shown = html === '' ? 'text' : chosen;
  return (
    <section aria-labelledby="mail-body">
      <div className={styles.bodyHead}>
        <h2 id="mail-body">{t('operations:body')}</h2>
        {html === '' ? null : (
          <SegmentedControl
            aria-labelledby="mail-body"
            value={shown}
            onChange={setShown}
            data={[
              { value: 'html', label: t('operations:asSeen') },
              { value: 'text', label: t('operations:asText') },
            ]}
          />
        )}
      </div>
      {shown === 'html' ? (
        <iframe className={styles.frame} title={t('operations:bodyFrame')} sandbox="" srcDoc={html} />
      ) : (
        <pre className={styles.text}>{text}</pre>
      )}
    </section>
  );
}
