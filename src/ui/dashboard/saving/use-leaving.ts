import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Holds whoever leaves for another page, by a link here or by the browser itself, while something would be lost. Pages
 * below `within` keep it.
 */
export function useLeaving(holds: boolean, within?: string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      holds && currentLocation.pathname !== pathname && !(within && `${pathname}/`.startsWith(`${within}/`)),
  );

  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);

  return blocker;
}
