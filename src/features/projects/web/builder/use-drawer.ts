import { useCallback, useState } from 'react';

export interface DrawerState {
  /** What it shows, also while it is on its way out. */
  pane: 'outline' | 'inspector';
  opened: boolean;
  /** Whether the focus goes back to what opened it. */
  returnsFocus: boolean;
  /** What in it takes the focus, if not its first part. */
  leadsTo?: string;
}

/** The drawer that holds outline or inspector where there is no room for them beside the canvas. */
export function useDrawer() {
  const [drawer, setDrawer] = useState<DrawerState>({ pane: 'outline', opened: false, returnsFocus: true });
  return {
    drawer,
    openOutline: useCallback(() => setDrawer(opened('outline')), []),
    openInspector: useCallback(() => setDrawer(opened('inspector')), []),
    leadTo: useCallback((id: string) => setDrawer({ ...opened('inspector'), leadsTo: id }), []),
    close: useCallback(() => setDrawer((current) => ({ ...current, opened: false })), []),
    /** Something was chosen in it, and that has the focus now. */
    leave: useCallback(() => setDrawer((current) => ({ ...current, opened: false, returnsFocus: false })), []),
  };
}

function opened(pane: DrawerState['pane']): DrawerState {
  return { pane, opened: true, returnsFocus: true };
}
