import { IconSend } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { BulkAction } from '#ui/dashboard/lists/selection/bulk-bar.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { type findMails, resendMail } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import { MailState, stateOf } from './mail-state.tsx';
import styles from './mails.module.css';
import { templateName } from './template-name.ts';

type MailPage = Data<typeof findMails>;
type Mail = MailPage['items'][number];

interface MailTableProps {
  list: ListState;
  query: UseQueryResult<MailPage>;
  columns: readonly Column<Mail>[];
}

export function MailTable({ list, query, columns }: MailTableProps) {
  const t = useText();
  return (
    <DataTable<Mail>
      query={query}
      list={list}
      label={t('operations:mails')}
      columns={columns}
      keyOf={({ _id }) => _id}
      nameOf={({ subject }) => subject}
      linkTo={({ _id }) => operationPaths.emailLog(_id)}
      bulk={useMailBulk()}
      empty={<EmptyState picture="no-mails" title={t('operations:noMails')} text={t('operations:noMailsText')} />}
    />
  );
}

export function useMailColumns(): Column<Mail>[] {
  const t = useText();
  return [
    { id: 'subject', title: t('operations:subject'), kind: 'text', value: ({ subject }) => subject },
    { id: 'to', title: t('operations:to'), kind: 'text', width: 220, selfEvident: true, value: ({ to }) => to },
    {
      id: 'state',
      title: t('operations:state'),
      kind: 'status',
      value: (mail) => stateOf(mail, t),
      render: ({ state, printed, attempts }) => (
        <span>
          <MailState state={state} printed={printed} />
          {state === 'queued' && attempts > 0 ? (
            <span className={styles.tried}>{t('operations:tried', { count: attempts })}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'createdAt',
      title: t('operations:createdAt'),
      kind: 'moment',
      selfEvident: true,
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'sentAt',
      title: t('operations:sentAt'),
      kind: 'moment',
      priority: 3,
      notOnCard: true,
      value: ({ sentAt, printed }) => (printed ? null : sentAt),
    },
    {
      id: 'template',
      title: t('operations:template'),
      kind: 'text',
      width: 180,
      priority: 3,
      selfEvident: true,
      value: ({ template }) => templateName(template, t),
    },
  ];
}

function useMailBulk(): BulkAction<Mail>[] {
  const t = useText();
  return [
    {
      id: 'resend',
      icon: <IconSend size={18} aria-hidden="true" />,
      fits: ({ state }) => state !== 'queued',
      label: (count) => t('operations:bulk.resend', { count }),
      confirm: (count) => ({ title: t('operations:bulk.title', { count }), text: t('operations:bulk.text') }),
      run: ({ _id: id }) => call(resendMail, { params: { id } }),
      done: (count) => t('operations:bulk.done', { count }),
    },
  ];
}
