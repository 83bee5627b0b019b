import { useCallback, useEffect, useRef } from 'react';

/** Moves the focus to an element that is only about to appear, or to be shown: `request('part-q1')`. */
export function useFocusRequest(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    element?.focus({ preventScroll: true });
    if (!element || document.activeElement !== element) return;
    wanted.current = undefined;
    element.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((elementId) => {
    wanted.current = elementId;
  }, []);
}
