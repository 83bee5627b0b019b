import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findUsers, setUserState, type UserSummary } from '../../contract/users.ts';

export type UserChanges = ReturnType<typeof useUserChanges>;

/** What is done to accounts of a list, and who was suspended last, for as long as one may undo it. */
export function useUserChanges() {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [suspended, setSuspended] = useState<UserSummary>();
  const { mutate } = useCallMutation(setUserState, {
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(findUsers) }),
    onError: (error: unknown) => showToast('error', messageOf(error)),
  });
  const change = (id: string, state: UserSummary['state'], onSuccess?: () => void) =>
    mutate({ params: { id }, body: { state } }, { ...(onSuccess && { onSuccess }) });
  return {
    suspended,
    suspend: (user: UserSummary) => change(user._id, 'Suspend', () => setSuspended(user)),
    activate: (user: UserSummary) =>
      change(user._id, 'Active', () => showToast('success', t('users:activated', { name: user.fullName }))),
    /** Into the state from before: who was not verified then is not verified now. */
    undo() {
      if (suspended) change(suspended._id, suspended.state);
      setSuspended(undefined);
    },
    dismiss: () => setSuspended(undefined),
  };
}
