import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { getMail } from '../../contract.ts';
import styles from './mails.module.css';
import { templateName } from './template-name.ts';

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
    [t('operations:template'), templateName(mail.template, t)],
  ];
  return <FactList facts={facts} />;
}

/** Why it reached nobody, where it did not. */
export function MailProblem({ mail }: { mail: Data<typeof getMail> }) {
  const t = useText();
  return (
    <>
      {mail.state === 'sent' && mail.printed ? (
        <Alert tone="warning" title={t('operations:printedTitle')}>
          {t(mail.template === 'sms' ? 'operations:printedSmsText' : 'operations:printedText')}
        </Alert>
      ) : null}
      {mail.code === 'hidden' ? <Alert tone="info">{t('operations:codeHidden')}</Alert> : null}
      {mail.error ? (
        <Alert tone="danger" title={t(mail.state === 'failed' ? 'operations:error' : 'operations:lastError')}>
          <span lang="en" className={styles.error}>
            {mail.error}
          </span>
        </Alert>
      ) : null}
    </>
  );
}
