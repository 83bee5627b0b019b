import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type ChoiceKind, deleteTicketChoice, restoreTicketChoice } from '../../contract/ticket-choices.ts';
import type { ChoiceFinder } from './finders.ts';

interface Removed {
  id: string;
  name: string;
  /** How many keep it. */
  tickets: number;
}

/** Takes one of a list away, and brings back the last for as long as one may undo it. */
export function useChoiceChanges(kind: ChoiceKind, finder: ChoiceFinder) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Removed>();
  const onError = (error: unknown) => showToast('error', messageOf(error));
  const onSuccess = () => client.invalidateQueries({ queryKey: callKey(finder) });
  const remove = useCallMutation(deleteTicketChoice, { onSuccess, onError });
  const bringBack = useCallMutation(restoreTicketChoice, { onSuccess, onError });
  return {
    notice: removed && noticeOf(removed, t),
    remove(choice: Removed) {
      remove.mutate({ params: { kind, id: choice.id } }, { onSuccess: () => setRemoved(choice) });
    },
    restore() {
      if (removed) bringBack.mutate({ params: { kind, id: removed.id } });
      setRemoved(undefined);
    },
    dismiss: () => setRemoved(undefined),
  };
}

function noticeOf({ name, tickets: count }: Removed, t: ReturnType<typeof useText>): string {
  return count > 0 ? t('ticketChoices:deletedInUse', { name, count }) : t('ticketChoices:deleted', { name });
}
