import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findInvitations } from '../../contract/invitations.ts';

/** Reads the list of invitations again, after one changed. */
export function useInvitationsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(findInvitations) });
}
