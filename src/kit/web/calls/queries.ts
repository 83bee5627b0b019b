import { queryOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { CallArguments, Data, Endpoint } from '#kit/contract/endpoint.ts';
import { call } from './call-client.ts';

/** The key of an endpoint's answers; without input, of all of them: `invalidateQueries({ queryKey: callKey(e) })`. */
export function callKey<E extends Endpoint>(endpoint: E, ...input: Partial<CallArguments<E>>): readonly unknown[] {
  return input.length === 0 ? [endpoint.name] : [endpoint.name, input[0]];
}

/** Reading an endpoint: `useQuery(callQuery(getProject, { params: { id } }))`. */
export function callQuery<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) {
  return queryOptions<Data<E>>({
    queryKey: [endpoint.name, ...input],
    queryFn: () => call(endpoint, ...input),
  });
}

type Following<E extends Endpoint> = Pick<
  UseMutationOptions<Data<E>, Error, CallArguments<E>[0]>,
  'onSuccess' | 'onError'
>;

/**
 * Writing to one: `useCallMutation(publishProject).mutate({ params: { id } })`. What has to follow even when the
 * component is gone by then is told here, not to `mutate`.
 */
export function useCallMutation<E extends Endpoint>(endpoint: E, following: Following<E> = {}) {
  return useMutation<Data<E>, Error, CallArguments<E>[0]>({
    ...following,
    mutationFn: (input) => call(endpoint, ...([input] as unknown as CallArguments<E>)),
  });
}
