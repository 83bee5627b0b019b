import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the top bar has room for what a page puts there. */
export const PageBarContext = createContext<HTMLElement | null>(null);

/** What a page puts into the top bar, in place of a second row under it. */
export function PageBar({ children }: { children: ReactNode }) {
  const room = useContext(PageBarContext);
  return room ? createPortal(children, room) : null;
}
