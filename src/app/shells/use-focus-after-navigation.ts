import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CONTENT_ID } from '#ui/plain/skip-link.tsx';

/**
 * After going to another page inside the document, reading starts at its content, as after a page load; unless the page
 * itself has put the focus somewhere in it.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    if (!hash && !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
