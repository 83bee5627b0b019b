import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import type { Practising } from '../../contract/welcome.ts';
import styles from './practice.module.css';
import { FORGET } from './practice-fields.ts';

/** To forget what one knows, folded away: nobody comes for it. What a browser remembers the page's script forgets. */
export function StartOver({ practising: { own } }: { practising: Practising }) {
  const t = useText();
  if (own && Object.keys(own.cards).length === 0) return null;
  return (
    <details className={styles.over} hidden={!own} data-over="">
      <summary>{t('practice:startOver')}</summary>
      <form method="post" data-forget={own ? undefined : ''}>
        <p>{t('practice:startOverText')}</p>
        <Button variant="secondary" name="go" value={FORGET}>
          {t('practice:forget')}
        </Button>
      </form>
    </details>
  );
}
