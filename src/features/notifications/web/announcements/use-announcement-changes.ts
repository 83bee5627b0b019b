import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  findAnnouncements,
  getAnnouncement,
  restoreAnnouncement,
  withdrawAnnouncement,
} from '../../contract/announcements.ts';

interface Named {
  id: string;
  name: string;
}

/** What is taken back and announced anew, and the last that was taken back, for as long as one may undo it. */
export function useAnnouncementChanges() {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [withdrawn, setWithdrawn] = useState<Named>();
  const following = {
    async onSuccess() {
      const keys = [callKey(findAnnouncements), callKey(getAnnouncement)];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error: Error) => showToast('error', messageOf(error)),
  };
  const takeBack = useCallMutation(withdrawAnnouncement, following);
  const bringBack = useCallMutation(restoreAnnouncement, following);

  function restore(id: string): void {
    setWithdrawn(undefined);
    bringBack.mutate({ params: { id } }, { onSuccess: () => showToast('success', t('announcements:restored')) });
  }

  return {
    withdrawn,
    withdraw(named: Named) {
      takeBack.mutate({ params: { id: named.id } }, { onSuccess: () => setWithdrawn(named) });
    },
    restore,
    undo: () => withdrawn && restore(withdrawn.id),
    dismiss: () => setWithdrawn(undefined),
  };
}
