import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { setUserState, type UserSummary } from '../../contract/users.ts';
import { useUserChanged } from './use-user-changed.ts';

type Person = Pick<UserSummary, '_id' | 'fullName' | 'state'>;
type State = UserSummary['state'];

export type UserChanges = ReturnType<typeof useUserChanges>;

/** What is done to accounts, and what was done last, for as long as one may undo it. */
export function useUserChanges() {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useUserChanged();
  const [last, setLast] = useState<{ person: Person; state: State }>();
  const { mutate, isPending } = useCallMutation(setUserState, {
    onSuccess: () => changed(),
    onError: (error: unknown) => showToast('error', messageOf(error)),
  });
  const put = (id: string, state: State, onSuccess?: () => void) =>
    mutate({ params: { id }, body: { state } }, { ...(onSuccess && { onSuccess }) });
  return {
    isPending,
    change: (person: Person, state: State) => put(person._id, state, () => setLast({ person, state })),
    /** What was done, in words. */
    notice: last && wordsOf(last, t),
    /** Into the state from before: who was not verified then is not verified now. */
    undo() {
      if (last) put(last.person._id, last.person.state);
      setLast(undefined);
    },
    dismiss: () => setLast(undefined),
  };
}

function wordsOf(
  { person: { fullName: name }, state }: { person: Person; state: State },
  t: ReturnType<typeof useText>,
) {
  if (state === 'Suspend') return t('users:suspended', { name });
  return t('users:stateChanged', { name, state: t(`account:stateOf.${state}`) });
}
