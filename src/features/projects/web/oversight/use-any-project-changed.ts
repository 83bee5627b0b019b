import { useQueryClient } from '@tanstack/react-query';

/** Reads again what the back office shows of projects: the list, this one and what happened to it. */
export function useAnyProjectChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
