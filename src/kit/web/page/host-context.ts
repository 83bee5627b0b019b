import { createContext } from 'react-router';
import type { Host } from './host.ts';

/** Read in a loader or action: `context.get(hostContext)`. */
export const hostContext = createContext<Host>();
