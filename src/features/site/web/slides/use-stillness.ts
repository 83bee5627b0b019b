import { useSyncExternalStore } from 'react';

const WISH = '(prefers-reduced-motion: reduce)';

/** Whether this person wants nothing to move. Nothing does before script is at work. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WISH).matches,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  const wish = matchMedia(WISH);
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
}
