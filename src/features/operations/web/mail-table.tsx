import { useQuery } from '@tanstack/react-query';
import type { Data } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { DataTable } from '#ui/dashboard/lists/data-table.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { findMails } from '../contract.ts';
import { operationPaths } from '../paths.ts';
import { MailState } from './mail-state.tsx';
import styles from './operations.module.css';
import { mailsQuery } from './queries.ts';

/** On a phone, whom it went to and when stand under the subject. */
const WIDE = '(width >= 768px)';
/** The longest word for a state, in either language. */
const STATE_WIDTH = 152;

type Mail = Data<typeof findMails>['items'][number];

export function MailTable({ list }: { list: ListState }) {
  const t = useText();
  const format = useFormat();
  return (
    <DataTable<Mail>
      query={useQuery(mailsQuery(list.query))}
      list={list}
      idAccessor="_id"
      columns={[
        {
          accessor: 'subject',
          title: t('operations:subject'),
          render: ({ _id, subject, to, createdAt }) => (
            <>
              <LocaleLink to={operationPaths.emailLog(_id)}>{subject}</LocaleLink>
              <span className={styles.narrow}>
                <span>{to}</span> <span>{format.dateTime(createdAt)}</span>
              </span>
            </>
          ),
        },
        { accessor: 'to', title: t('operations:to'), visibleMediaQuery: WIDE },
        {
          accessor: 'state',
          title: t('operations:state'),
          width: STATE_WIDTH,
          render: ({ state, printed, attempts }) => (
            <>
              <MailState state={state} printed={printed} />
              {state === 'queued' && attempts > 0 ? (
                <span className={styles.tried}>{t('operations:tried', { count: attempts })}</span>
              ) : null}
            </>
          ),
        },
        {
          accessor: 'createdAt',
          title: t('operations:createdAt'),
          visibleMediaQuery: WIDE,
          noWrap: true,
          render: ({ createdAt }) => format.dateTime(createdAt),
        },
      ]}
      empty={<EmptyState title={t('operations:noMails')} text={t('operations:noMailsText')} />}
    />
  );
}
