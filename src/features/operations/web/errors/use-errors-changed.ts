import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findErrors, getError } from '../../contract/errors.ts';
import { getOverview } from '../../contract.ts';

/** Reads anew whatever shows how errors stand. */
export function useErrorsChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [findErrors, getError, getOverview].map((read) => queries.invalidateQueries({ queryKey: callKey(read) })),
    );
}
