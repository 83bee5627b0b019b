import { useLocalStorage } from '@mantine/hooks';
import { useMemo, useState } from 'react';

export type Pane = 'outline' | 'inspector';

export interface Panes {
  shown: Record<Pane, boolean>;
  /** Their room beside the canvas is the details', in it or not yet: nothing moves when something is chosen. */
  hasDetails: boolean;
  toggle: (pane: Pane) => void;
  /** Both away for the canvas alone, or both back. */
  toggleBoth: () => void;
}

/**
 * Which panes stand beside the canvas. The device remembers it: whoever needs the room, needs it in every survey. Until
 * something is chosen there is little to say in the inspector: its room is left empty unless somebody opens it.
 */
export function usePanes(isPartChosen: boolean): Panes {
  const [outline, setOutline] = useLocalStorage(remembered('outline'));
  const [inspector, setInspector] = useLocalStorage(remembered('inspector'));
  const [isNeeded, setNeeded] = useState(isPartChosen);
  if (isPartChosen && !isNeeded) setNeeded(true);

  return useMemo(() => {
    const shown = { outline, inspector: inspector && isNeeded };

    function showInspector(next: boolean): void {
      setInspector(next);
      if (next) setNeeded(true);
    }

    return {
      shown,
      hasDetails: inspector,
      toggle: (pane) => (pane === 'outline' ? setOutline(!outline) : showInspector(!shown.inspector)),
      toggleBoth() {
        const next = !(shown.outline || shown.inspector);
        setOutline(next);
        showInspector(next);
      },
    };
  }, [outline, inspector, isNeeded, setOutline, setInspector]);
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
