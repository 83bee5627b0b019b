import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { Button } from '#ui/plain/button.tsx';
import { buttonClass } from '#ui/plain/button-look.ts';
import redirectUrl from '../island/redirect/main.ts?worker&url';
import { readableHost } from './readable-host.ts';
import styles from './way-out.module.css';

/** Time enough to read the page of thanks, and to stop it. */
const WAIT_SECONDS = 10;

interface WayOutProps {
  link: string;
  /** It is opened by itself after some seconds, where script runs and the page stands by itself. */
  isByItself: boolean;
  isPreview: boolean;
}

/** Where the owner leads from the end: out of a page that a survey is embedded in, and beside a preview. */
export function WayOut({ link, isByItself, isPreview }: WayOutProps) {
  const t = useText();
  const seconds = useFormat().number(WAIT_SECONDS);
  const nonce = useNonce();
  const host = readableHost(new URL(link).hostname.replace(/^www\./, ''));
  const button = (
    <a
      className={buttonClass({})}
      href={link}
      target={isPreview ? '_blank' : '_top'}
      rel="noreferrer"
      data-redirect-link
    >
      {t('takingPart:closingLink', { host })}
    </a>
  );
  if (!isByItself || isPreview) return <p>{button}</p>;
  return (
    <div className={styles.way} data-redirect={WAIT_SECONDS}>
      {button}
      {/* Written by the script, so that it is announced: once, for what counts down is for the eyes alone. */}
      <p
        role="status"
        data-redirect-says
        data-soon={t('takingPart:redirectSoon', { host, seconds })}
        data-stays={t('takingPart:stays')}
      />
      <div className={styles.soon} data-redirect-soon hidden>
        <span className={styles.track} aria-hidden="true">
          <span data-redirect-left />
        </span>
        <Button type="button" variant="secondary">
          {t('takingPart:stay')}
        </Button>
      </div>
      <script type="module" src={redirectUrl} nonce={nonce} />
    </div>
  );
}
