import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CONTENT_ID } from '#ui/plain/skip-link.tsx';

/** After going to another page inside the document, reading starts at its content, as after a page load. */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
