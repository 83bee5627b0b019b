import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the sidebar is open. Wide windows start open and collapse to icons, unless the page needs the room; narrow
 * ones start closed, and close again with every page opened from it and with Escape. `auto` leaves it to the style
 * sheet, so that the server need not know the width. What opens it has the focus once it is closed.
 */
export function useSidebar(folded: boolean, opener: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const wide = useMediaQuery('(min-width: 768px)', true) ?? true;
  const roomy = useMediaQuery('(min-width: 992px)', true) ?? true;
  const [choice, setChoice] = useState<{ open: boolean; page: string; folded: boolean }>();
  const holds = choice !== undefined && (wide ? choice.folded === folded : choice.page === key);
  const open = holds ? choice.open : roomy && !folded;
  const closed = wide ? 'mini' : 'closed';
  const toggle = () => setChoice({ open: !open, page: key, folded });
  function close() {
    toggle();
    opener.current?.focus();
  }
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && open && !wide) close();
  });
  return {
    open,
    state: holds ? (open ? 'open' : closed) : 'auto',
    narrow: !wide,
    toggle,
    close,
  };
}
