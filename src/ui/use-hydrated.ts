import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script is at work here: false on the server, and on pages that stay plain. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
