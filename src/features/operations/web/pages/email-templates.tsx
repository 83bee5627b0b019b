import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { findMailTemplates } from '../../contract/mail-templates.ts';
import { operationPaths } from '../../paths.ts';
import { templateName } from '../mails/template-name.ts';

export const loader = openToCallers(findMailTemplates);

/** Every email of the product, and which of them somebody edited. */
export default function EmailTemplatesPage() {
  const t = useText();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(callQuery(findMailTemplates));
  return (
    <>
      <PageHead title={t('operations:templates.title')} />
      <PageHeader title={t('operations:templates.title')} description={t('operations:templates.text')} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <EntryList
          entries={data.map(({ name, subject, edited, changedAt }) => ({
            id: name,
            title: templateName(name, t),
            to: operationPaths.emailTemplate(name),
            about: subject[locale],
            end: edited ? (
              <>
                {changedAt ? <Moment at={changedAt} /> : null}
                <StatusBadge tone="info">{t('operations:templates.edited')}</StatusBadge>
              </>
            ) : undefined,
          }))}
        />
      ) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      )}
    </>
  );
}
