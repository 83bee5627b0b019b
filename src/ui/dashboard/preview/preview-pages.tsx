import { ActionIcon, SegmentedControl, Skeleton, Tooltip } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconDeviceMobile, IconRotate } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Waiting } from '../states/waiting.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './preview-pages.module.css';

type Width = 'phone' | 'desktop';

/** A kind of screen in a sign and a word. */
function Device({ icon: Sign, children }: { icon: Icon; children: ReactNode }) {
  return (
    <span className={styles.kind}>
      <Sign size={18} aria-hidden="true" />
      {children}
    </span>
  );
}

interface PreviewPagesProps {
  /** Where the first of them is, in a language. */
  addressIn: (locale: Locale) => string;
  languages: readonly Locale[];
  /** The one they begin in. */
  locale: Locale;
  /** What is to be seen is on its way there. */
  isOnItsWay?: boolean;
  note?: string | undefined;
  /** Said in their place where there are none. */
  empty?: string | undefined;
}

/** The real pages that people would get, in a frame: on a phone or a computer, in each language, and over again. */
export function PreviewPages({ addressIn, languages, locale: first, isOnItsWay, note, empty }: PreviewPagesProps) {
  const t = useText();
  const [locale, setLocale] = useState(first);
  const [round, setRound] = useState(0);
  /** A phone is the one width it can show. */
  const isPhone = useIsPhone();
  const [width, setWidth] = useState<Width>('phone');
  const again = t('forms:preview.again');
  const page = <iframe key={round} className={styles.page} src={addressIn(locale)} title={t('forms:preview.page')} />;
  return (
    <>
      <div className={styles.tools}>
        {isPhone ? null : (
          <SegmentedControl
            aria-label={t('forms:preview.width')}
            value={width}
            onChange={setWidth}
            data={[
              { value: 'phone' as const, label: <Device icon={IconDeviceMobile}>{t('forms:preview.phone')}</Device> },
              {
                value: 'desktop' as const,
                label: <Device icon={IconDeviceDesktop}>{t('forms:preview.desktop')}</Device>,
              },
            ]}
          />
        )}
        {languages.length > 1 ? (
          <SegmentedControl
            aria-label={t('common:language')}
            value={locale}
            onChange={setLocale}
            data={languages.map((value) => ({ value, label: t(`common:languageName.${value}`) }))}
          />
        ) : null}
        <Tooltip label={again}>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={again} onClick={() => setRound(round + 1)}>
            <IconRotate size={20} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles.stage}>
        {empty ? (
          <p>{empty}</p>
        ) : (
          <div className={styles.device} data-width={isPhone ? undefined : width}>
            {isOnItsWay ? (
              <Waiting>
                <Skeleton className={styles.page} />
              </Waiting>
            ) : (
              page
            )}
          </div>
        )}
      </div>
    </>
  );
}
