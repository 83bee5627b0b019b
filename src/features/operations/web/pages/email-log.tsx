import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '#kit/web/calls/is-missing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { operationPaths } from '../../paths.ts';
import { MailBody } from '../mail-body.tsx';
import { MailFacts } from '../mail-facts.tsx';
import { MailState } from '../mail-state.tsx';
import { mailQuery } from '../queries.ts';
import { ResendMailButton } from '../resend-mail-button.tsx';

export default function EmailLogPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  const isGone = !mail && isMissing(error);
  const title = mail?.subject ?? t('operations:mail');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: operationPaths.emailLogs, label: t('operations:mails') }}
        badge={mail ? <MailState state={mail.state} printed={mail.printed} /> : null}
        actions={mail ? <ResendMailButton id={id} to={mail.to} /> : null}
      />
      {isGone ? <EmptyState title={t('operations:noSuchMail')} text={t('operations:noSuchMailText')} /> : null}
      {error && !mail && !isGone ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {mail ? (
        <>
          <MailFacts mail={mail} />
          <MailBody html={mail.html} text={mail.text} />
        </>
      ) : null}
      {mail || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
