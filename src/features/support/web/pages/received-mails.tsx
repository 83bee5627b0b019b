import { IconCheck, IconMailOpened, IconTicket } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { useRemoval } from '#ui/dashboard/lists/edited/use-removal.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import {
  createMailTicket,
  dismissReceivedMail,
  findReceivedMails,
  type ReceivedMail,
  restoreReceivedMail,
} from '../../contract/received-mails.ts';
import { findTickets } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { mayBecomeTicket } from '../../policy.ts';
import { receivedMailsQuery } from '../queries.ts';
import { MakeTicketDialog } from '../tickets/make-ticket-dialog.tsx';
import { ReceivedMailDialog } from '../tickets/received-mail-dialog.tsx';

export const handle = { texts: ['api', 'receivedMails', 'support'] } satisfies PageHandle;

export const loader = openToCallers(findReceivedMails);

export default function ReceivedMailsPage() {
  const t = useText();
  const client = useQueryClient();
  const list = useListState();
  const query = useQuery(receivedMailsQuery(list.query));
  const [read, setRead] = useState<ReceivedMail>();
  const [toBecomeTicket, setToBecomeTicket] = useState<ReceivedMail>();
  const removal = useRemoval({
    remove: (id) => call(dismissReceivedMail, { params: { id } }),
    restore: (id) => call(restoreReceivedMail, { params: { id } }),
    readAgain,
  });
  async function readAgain(): Promise<void> {
    await Promise.all(
      [findReceivedMails, findTickets].map((each) => client.invalidateQueries({ queryKey: callKey(each) })),
    );
  }
  const nameOf = ({ subject }: ReceivedMail) => subject || t('receivedMails:noSubject');
  return (
    <>
      <PageHead title={t('receivedMails:title')} />
      <PageHeader
        title={t('receivedMails:title')}
        description={t('receivedMails:description')}
        back={{ to: supportPaths.tickets, label: t('dashboard:tickets') }}
      />
      {holdsNothing(query, list) ? null : (
        <ListTools>
          <ListSearch list={list} label={t('receivedMails:search')} />
        </ListTools>
      )}
      <DataTable<ReceivedMail>
        query={query}
        list={list}
        label={t('receivedMails:title')}
        columns={[
          { id: 'subject', title: t('receivedMails:subject'), kind: 'text', value: nameOf },
          { id: 'sender', title: t('receivedMails:sender'), kind: 'text', width: 200, value: ({ sender }) => sender },
          {
            id: 'refusal',
            title: t('receivedMails:why'),
            kind: 'text',
            width: 240,
            value: ({ refusal }) => t(`receivedMails:refusal.${refusal}`),
          },
          { id: 'receivedAt', title: t('receivedMails:came'), kind: 'moment', value: ({ receivedAt }) => receivedAt },
        ]}
        keyOf={({ _id }) => _id}
        actions={(mail) => (
          <RowMenu label={t('forms:actionsFor', { name: nameOf(mail) })}>
            <RowMenuItem icon={IconMailOpened} onClick={() => setRead(mail)}>
              {t('receivedMails:read')}
            </RowMenuItem>
            {mayBecomeTicket(mail) ? (
              <RowMenuItem icon={IconTicket} onClick={() => setToBecomeTicket(mail)}>
                {t('support:makeTicket')}
              </RowMenuItem>
            ) : null}
            <RowMenuItem
              icon={IconCheck}
              onClick={() =>
                removal.remove({ id: mail._id, notice: t('receivedMails:dismissed', { name: nameOf(mail) }) })
              }
            >
              {t('receivedMails:dismiss')}
            </RowMenuItem>
          </RowMenu>
        )}
        empty={<EmptyState picture="no-mails" title={t('receivedMails:none')} text={t('receivedMails:noneText')} />}
      />
      {read ? <ReceivedMailDialog mail={read} onClose={() => setRead(undefined)} /> : null}
      {toBecomeTicket ? (
        <MakeTicketDialog
          whose={t('receivedMails:ticketFrom', { email: toBecomeTicket.sender })}
          onClose={() => setToBecomeTicket(undefined)}
          onMake={async (body) => {
            const { _id: id } = toBecomeTicket;
            await call(createMailTicket, { params: { id }, body });
            setToBecomeTicket(undefined);
            removal.wasRemoved({ id, notice: t('receivedMails:ticketed', { name: nameOf(toBecomeTicket) }) });
            await readAgain();
          }}
        />
      ) : null}
      <UndoNotice notice={removal.notice} onUndo={removal.restore} onDismiss={removal.dismiss} />
    </>
  );
}
