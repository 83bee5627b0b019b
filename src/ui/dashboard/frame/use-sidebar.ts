import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the sidebar is open. Wide windows start open and collapse to icons; narrow ones start closed, and close again
 * with every page opened from it. `auto` leaves it to the style sheet, so that the server need not know the width.
 */
export function useSidebar() {
  const { key } = useLocation();
  const wide = useMediaQuery('(min-width: 768px)', true) ?? true;
  const [choice, setChoice] = useState<{ open: boolean; page: string }>();
  const holds = choice !== undefined && (wide || choice.page === key);
  const open = holds ? choice.open : wide;
  const closed = wide ? 'mini' : 'closed';
  return {
    open,
    state: holds ? (open ? 'open' : closed) : 'auto',
    toggle: () => setChoice({ open: !open, page: key }),
  };
}
