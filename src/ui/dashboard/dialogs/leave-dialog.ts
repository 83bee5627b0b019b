import { createContext } from 'react';

/** What leaves the dialog that one is in; on a page there is nothing to leave. */
export const LeaveDialog = createContext<(() => void) | undefined>(undefined);
