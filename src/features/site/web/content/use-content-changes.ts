import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  type ContentKind,
  type ContentState,
  deleteContent,
  restoreContent,
  setContentState,
} from '../../contract/content.ts';
import type { ContentFinder } from './entries.ts';

export type ContentChanges = ReturnType<typeof useContentChanges>;

interface Named {
  id: string;
  name: string;
}

/** What is done to single entries of a list, and the last that was deleted, for as long as one may undo it. */
export function useContentChanges(kind: ContentKind, finder: ContentFinder) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<Named>();
  const onError = (error: unknown) => showToast('error', messageOf(error));
  const readAgain = () => client.invalidateQueries({ queryKey: callKey(finder) });
  const setState = useCallMutation(setContentState, { onSuccess: readAgain, onError });
  const remove = useCallMutation(deleteContent, { onSuccess: readAgain, onError });
  const bringBack = useCallMutation(restoreContent, { onSuccess: readAgain, onError });
  return {
    deleted,
    setState(id: string, state: ContentState) {
      setState.mutate(
        { params: { kind, id }, body: { state } },
        { onSuccess: () => showToast('success', t(`content:made.${state}`)) },
      );
    },
    remove(named: Named) {
      remove.mutate({ params: { kind, id: named.id } }, { onSuccess: () => setDeleted(named) });
    },
    restore() {
      if (deleted) bringBack.mutate({ params: { kind, id: deleted.id } });
      setDeleted(undefined);
    },
    dismiss: () => setDeleted(undefined),
  };
}
