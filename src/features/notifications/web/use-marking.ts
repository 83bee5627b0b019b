import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { countUnread, findNotifications, markAllRead, markRead } from '../contract/own.ts';

/** What marks notifications as read; number and lists are read again after it. */
export function useMarking() {
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const following = {
    async onSuccess() {
      const keys = [callKey(countUnread), callKey(findNotifications)];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error: Error) => showToast('error', messageOf(error)),
  };
  const one = useCallMutation(markRead, following);
  const all = useCallMutation(markAllRead, following);
  return {
    mark: (id: string, read: boolean) => one.mutate({ params: { id }, body: { read } }),
    markAll: (then?: () => void) => all.mutate(undefined, { onSuccess: then }),
    isMarkingAll: all.isPending,
  };
}
