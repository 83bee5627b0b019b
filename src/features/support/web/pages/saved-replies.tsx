import { useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { EditedList } from '#ui/dashboard/lists/edited/edited-list.tsx';
import {
  deleteSavedReply,
  findSavedReplies,
  orderSavedReplies,
  restoreSavedReply,
  type SavedReply,
} from '../../contract/saved-replies.ts';
import { supportPaths } from '../../paths.ts';
import { ReplyForm } from '../replies/reply-form.tsx';

export const handle = { texts: ['api', 'savedReplies'] } satisfies PageHandle;

export const loader = openToCallers(findSavedReplies);

export default function SavedRepliesPage() {
  const t = useText();
  const locale = useLocale();
  const nameOf = ({ name }: SavedReply) => localizedText(name, locale);
  return (
    <EditedList<SavedReply>
      title={t('savedReplies:title')}
      description={t('savedReplies:description')}
      back={{ to: supportPaths.tickets, label: t('dashboard:tickets') }}
      words={{
        create: t('savedReplies:create'),
        editing: t('savedReplies:editing'),
        none: t('savedReplies:none'),
        noneText: t('savedReplies:noneText'),
      }}
      finder={findSavedReplies}
      query={useQuery(callQuery(findSavedReplies))}
      columns={[
        { id: 'name', title: t('savedReplies:name'), kind: 'text', width: 240, value: nameOf },
        {
          id: 'text',
          title: t('savedReplies:text'),
          kind: 'text',
          width: 360,
          value: ({ text }) => localizedText(text, locale),
        },
      ]}
      nameOf={nameOf}
      noticeOf={(reply) => t('savedReplies:deleted', { name: nameOf(reply) })}
      form={(entry, onSaved) => <ReplyForm entry={entry} onSaved={onSaved} />}
      calls={{
        order: (ids) => call(orderSavedReplies, { body: { ids } }),
        remove: (id) => call(deleteSavedReply, { params: { id } }),
        restore: (id) => call(restoreSavedReply, { params: { id } }),
      }}
    />
  );
}
