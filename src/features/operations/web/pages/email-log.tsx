import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getMail } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import { MailBody } from '../mails/mail-body.tsx';
import { MailFacts, MailProblem } from '../mails/mail-facts.tsx';
import { MailState } from '../mails/mail-state.tsx';
import { ResendMailButton } from '../mails/resend-mail-button.tsx';
import { mailQuery } from '../queries.ts';

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getMail, { params: { id: String(params.id) } });
  return null;
}

export default function EmailLogPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  const title = mail?.subject ?? t('operations:mail');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: operationPaths.emailLogs, label: t('operations:mails') }}
        badge={mail ? <MailState state={mail.state} printed={mail.printed} /> : null}
        actions={mail ? <ResendMailButton id={id} to={mail.to} holdsCode={mail.code !== 'none'} /> : null}
      />
      {error && !mail ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {mail ? (
        <>
          <MailProblem mail={mail} />
          <WithFacts facts={<MailFacts mail={mail} />} first="content">
            <MailBody html={mail.html} text={mail.text} />
          </WithFacts>
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
