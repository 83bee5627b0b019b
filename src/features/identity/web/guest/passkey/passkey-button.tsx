import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { Button } from '#ui/plain/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../auth.module.css';

/** Signing in by a passkey. It needs script, most of which comes once the button is used. */
export function PasskeyButton({ target }: { target: string | undefined }) {
  const t = useText();
  const isReady = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [standing, setStanding] = useState<'asking' | 'failed'>();
  if (isReady && !('PublicKeyCredential' in window)) return null;

  async function ask(): Promise<void> {
    setStanding('asking');
    try {
      const { showPasskey } = await import('./show-passkey.ts');
      const credential = await showPasskey();
      if (field.current) field.current.value = credential;
      form.current?.requestSubmit();
      setStanding(undefined);
    } catch {
      setStanding('failed');
    }
  }

  return (
    <Form ref={form} method="post" className={styles.passkey}>
      <input type="hidden" name="next" value={target ?? ''} readOnly />
      <input ref={field} type="hidden" name="credential" />
      {standing === 'failed' ? (
        <Alert tone="danger" announce>
          {t('identity:passkey.failed')}
        </Alert>
      ) : null}
      <Button
        type="button"
        variant="secondary"
        wide
        disabled={!isReady}
        loading={standing === 'asking'}
        onClick={() => void ask()}
      >
        {t('identity:passkey.submit')}
      </Button>
    </Form>
  );
}
