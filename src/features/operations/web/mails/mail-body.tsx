import regular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import bold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2?url';
import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './mails.module.css';

/** Mails name the face, and whoever reads one here may have none for Bengali installed. */
const FACES = [
  { weight: 400, url: regular },
  { weight: 700, url: bold },
].map(
  ({ weight, url }) =>
    `@font-face { font-family: 'Noto Sans Bengali'; font-weight: ${weight}; src: url('${url}') format('woff2'); unicode-range: U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC; }`,
);

/**
 * What was sent, both ways it can be read; a line to a mobile number is text alone. The HTML stands
 * in a frame that may run and open nothing; of the same origin, or it might not fetch the faces.
 */
export function MailBody({ html, text }: { html: string; text: string }) {
  const t = useText();
  const [chosen, setShown] = useState<'html' | 'text'>('html');
  const shown = html === '' ? 'text' : chosen;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (shown !== 'html' || !current) return;
    const width = new ResizeObserver(() => fitToContent(current));
    width.observe(current);
    return () => width.disconnect();
  }, [shown]);
  return (
    <section aria-label={t('operations:body')}>
      {html === '' ? null : (
        <SegmentedControl
          aria-label={t('operations:body')}
          mb="sm"
          value={shown}
          onChange={setShown}
          data={[
            { value: 'html', label: t('operations:asSeen') },
            { value: 'text', label: t('operations:asText') },
          ]}
        />
      )}
      {shown === 'html' ? (
        <iframe
          ref={frame}
          onLoad={({ currentTarget }) => fitToContent(currentTarget)}
          className={styles.frame}
          title={t('operations:bodyFrame')}
          sandbox="allow-same-origin"
          srcDoc={withFaces(html)}
        />
      ) : (
        <pre className={styles.text}>{text}</pre>
      )}
    </section>
  );
}

/** As high as what is in it: nobody scrolls within the page. */
function fitToContent(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.body;
  if (content) frame.style.height = `${content.scrollHeight + 2}px`;
}

function withFaces(html: string): string {
  return html.replace('</head>', `<style>${FACES.join('')}</style></head>`);
}
