import { useCallback, useState } from 'react';

export interface DrawerState {
  /** What it shows, also while it is on its way out. */
  pane: 'outline' | 'inspector';
  opened: boolean;
  /** What in it takes the focus, if not its first part. */
  leadsTo?: string;
}

/** The drawer that holds outline or inspector where there is no room for them beside the canvas. */
export function useDrawer() {
  const [drawer, setDrawer] = useState<DrawerState>({ pane: 'outline', opened: false });
  return {
    drawer,
    openOutline: useCallback(() => setDrawer(opened('outline')), []),
    openInspector: useCallback(() => setDrawer(opened('inspector')), []),
    leadTo: useCallback((id: string) => setDrawer({ ...opened('inspector'), leadsTo: id }), []),
    close: useCallback(() => setDrawer((current) => ({ ...current, opened: false })), []),
  };
}

function opened(pane: DrawerState['pane']): DrawerState {
  return { pane, opened: true };
}
