import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { getMail } from '../contract.ts';
import styles from './operations.module.css';

const NAMED = ['sms', 'registerCode', 'resetCode', 'accountExists', 'passwordChanged'] as const;

function isNamed(template: string): template is (typeof NAMED)[number] {
  return NAMED.some((name) => name === template);
}

/** To whom, when, and how the sending went. */
export function MailFacts({ mail }: { mail: Data<typeof getMail> }) {
  const t = useText();
  const format = useFormat();
  const facts: Fact[] = [
    [t('operations:to'), mail.to],
    [t('operations:createdAt'), format.dateTime(mail.createdAt)],
    [
      t(mail.printed ? 'operations:printedAt' : 'operations:sentAt'),
      mail.sentAt ? format.dateTime(mail.sentAt) : t('operations:notSent'),
    ],
    [t('operations:attempts'), format.number(mail.attempts)],
    [t('operations:template'), isNamed(mail.template) ? t(`operations:templateOf.${mail.template}`) : mail.template],
  ];
  return (
    <>
      {mail.state === 'sent' && mail.printed ? (
        <Alert tone="warning" title={t('operations:printedTitle')}>
          {t(mail.template === 'sms' ? 'operations:printedSmsText' : 'operations:printedText')}
        </Alert>
      ) : null}
      {mail.error ? (
        <Alert tone="danger" title={t(mail.state === 'failed' ? 'operations:error' : 'operations:lastError')}>
          <span lang="en" className={styles.error}>
            {mail.error}
          </span>
        </Alert>
      ) : null}
      <FactList className={styles.facts} facts={facts} />
    </>
  );
}
