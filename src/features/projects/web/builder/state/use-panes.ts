import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';

export type Pane = 'outline' | 'inspector';

export interface Panes {
  shown: Record<Pane, boolean>;
  toggle: (pane: Pane) => void;
  /** Both away for the canvas alone, or both back. */
  toggleBoth: () => void;
}

/** Which panes stand beside the canvas. The device remembers it: whoever needs the room, needs it in every survey. */
export function usePanes(): Panes {
  const [outline, setOutline] = useLocalStorage(remembered('outline'));
  const [inspector, setInspector] = useLocalStorage(remembered('inspector'));

  return useMemo(
    () => ({
      shown: { outline, inspector },
      toggle: (pane) => (pane === 'outline' ? setOutline(!outline) : setInspector(!inspector)),
      toggleBoth() {
        const next = !(outline || inspector);
        setOutline(next);
        setInspector(next);
      },
    }),
    [outline, inspector, setOutline, setInspector],
  );
}

function remembered(pane: Pane) {
  return {
    key: `jorip:builder-${pane}`,
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (kept?: string) => kept !== 'false',
  };
}

/** Whether the window has room for them beside the canvas. */
export function useHasRoomForPanes(): boolean {
  return useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
}
