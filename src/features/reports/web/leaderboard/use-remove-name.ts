import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findStandings, removeLeaderboardName } from '../../contract/leaderboard.ts';

/** Takes a name off a leaderboard, and reads that again. */
export function useRemoveName(onDone: () => void) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  return useCallMutation(removeLeaderboardName, {
    onSuccess: () => {
      showToast('success', t('reports:nameRemoved'));
      onDone();
      void client.invalidateQueries({ queryKey: callKey(findStandings) });
    },
    onError: (error) => {
      showToast('error', messageOf(error));
      onDone();
    },
  });
}
