import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { showToast } from '../../toast.tsx';

interface Removed {
  id: string;
  /** What is said of it for as long as one may undo it. */
  notice: string;
}

interface RemovalOptions {
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  readAgain: () => Promise<unknown>;
}

/** Takes one of a list away, and brings back the last for as long as one may undo it. */
export function useRemoval({ remove, restore, readAgain }: RemovalOptions) {
  const messageOf = useErrorMessage();
  const [removed, setRemoved] = useState<Removed>();
  const following = { onSuccess: readAgain, onError: (error: Error) => showToast('error', messageOf(error)) };
  const removing = useMutation({ mutationFn: remove, ...following });
  const restoring = useMutation({ mutationFn: restore, ...following });
  return {
    notice: removed?.notice,
    /** Where it was taken away otherwise than by `remove`. */
    wasRemoved: setRemoved,
    remove: (one: Removed) => removing.mutate(one.id, { onSuccess: () => setRemoved(one) }),
    restore() {
      if (removed) restoring.mutate(removed.id);
      setRemoved(undefined);
    },
    dismiss: () => setRemoved(undefined),
  };
}
