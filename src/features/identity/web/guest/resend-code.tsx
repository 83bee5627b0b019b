import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { RefusedForm } from '#kit/web/page/refused-form.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { Button } from '#ui/plain/button.tsx';
import styles from './auth.module.css';

/** What a page that asks for a code was answered: another code was sent, or the form was not taken. */
export type CodeAnswer = { resent: true } | RefusedForm | undefined;

export function refusedIn(answer: CodeAnswer): RefusedForm | undefined {
  return answer && 'fields' in answer ? answer : undefined;
}

interface ResendCodeProps {
  /** When another code may be asked for, by the server's clock. */
  resendAt: string;
  /** How long that is from now. */
  waitSeconds: number;
}

/** Asks for another code. Without script the server says when it is too early; with it the button counts down. */
export function ResendCode({ resendAt, waitSeconds }: ResendCodeProps) {
  const t = useText();
  const format = useFormat();
  const left = useCountdown(waitSeconds, resendAt);
  return (
    <Form method="post" className={styles.resend}>
      <p>{t('identity:resend.nothing')}</p>
      <Button variant="secondary" wide name="intent" value="resend" disabled={left > 0}>
        {left > 0 ? t('identity:resend.wait', { seconds: format.digits(left) }) : t('identity:resend.submit')}
      </Button>
    </Form>
  );
}

/** Says that another code was sent. */
export function CodeResent({ answer }: { answer: CodeAnswer }) {
  const t = useText();
  if (!answer || !('resent' in answer)) return null;
  return (
    <Alert tone="success" announce>
      {t('identity:resend.sent')}
    </Alert>
  );
}

/** Seconds left, counted anew for each `until`; 0 on the server, where nothing counts. */
function useCountdown(seconds: number, until: string): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wait is often as long as the one before.
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [seconds, until]);
  return left;
}
