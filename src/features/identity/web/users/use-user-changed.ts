import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findUserSessions, findUserSignIns, findUsers, getUser } from '../../contract/users.ts';

/** Reads accounts and the lists of them again, after one changed. */
export function useUserChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const reads = [getUser, findUsers, findUserSessions, findUserSignIns];
    await Promise.all(reads.map((endpoint) => client.invalidateQueries({ queryKey: callKey(endpoint) })));
  };
}
