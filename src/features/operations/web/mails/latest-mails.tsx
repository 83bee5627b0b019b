import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { operationPaths } from '../../paths.ts';
import { latestMailsQuery } from '../queries.ts';
import { MailState } from './mail-state.tsx';

/** What was written last, to whom, and whether it arrived; nothing before the first. */
export function LatestMails() {
  const t = useText();
  const { data, error, refetch } = useQuery(latestMailsQuery());
  if (data ? data.items.length === 0 : !error) return null;
  return (
    <section aria-labelledby="latest-mails">
      <SectionHead
        id="latest-mails"
        title={t('operations:latestMails')}
        all={{ to: operationPaths.emailLogs, label: t('operations:allMails') }}
      />
      {data ? (
        <EntryList
          entries={data.items.map(({ _id, subject, to, createdAt, ...sending }) => ({
            id: _id,
            to: operationPaths.emailLog(_id),
            title: subject,
            about: (
              <>
                {to} · <Moment at={createdAt} />
              </>
            ),
            end: <MailState {...sending} />,
          }))}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
