import type { ReactNode } from 'react';

export interface NavigationEntry {
  label: string;
  /** Without the language prefix. */
  to: string;
  icon: ReactNode;
  /** Only this very page is the entry's, not those under it. */
  end?: boolean;
}

export interface NavigationGroup {
  label?: string;
  entries: NavigationEntry[];
}
