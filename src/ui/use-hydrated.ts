import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether script is at work here: false on the server, and on pages that stay plain. A button that needs script is
 * disabled until then, for a press on one that cannot answer yet is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
