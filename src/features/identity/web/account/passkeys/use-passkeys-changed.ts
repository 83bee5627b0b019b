import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findPasskeys } from '../../../contract/passkeys.ts';
import { findSignIns } from '../../../contract/sessions.ts';

/** Reads the passkeys again, and what the history says of them. */
export function usePasskeysChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const endpoint of [findPasskeys, findSignIns]) {
      void queries.invalidateQueries({ queryKey: callKey(endpoint) });
    }
  };
}
