import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { findSavedReplies } from '../../contract/saved-replies.ts';
import { supportPaths } from '../../paths.ts';
import { receivedMailsQuery } from '../queries.ts';

/** Beside the list of tickets: what staff answer with, and mails that went into no ticket, where there are any. */
export function TicketPlaces() {
  const t = useText();
  const own = useOutletContext<SessionUser>();
  const { data: mails } = useQuery(receivedMailsQuery({ limit: 1 }));
  return (
    <>
      {mails?.total ? (
        <Button variant="default" component={LocaleLink} to={supportPaths.receivedMails}>
          {t('tickets:mailsLeft', { count: mails.total })}
        </Button>
      ) : null}
      {accessRefusal(findSavedReplies, own) ? null : (
        <Button variant="default" component={LocaleLink} to={supportPaths.savedReplies}>
          {t('tickets:savedReplies')}
        </Button>
      )}
    </>
  );
}
