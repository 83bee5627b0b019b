import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Holds whoever leaves for another page, by a link here or by the browser itself, while something would be lost. */
export function useLeaving(holds: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);

  return blocker;
}
