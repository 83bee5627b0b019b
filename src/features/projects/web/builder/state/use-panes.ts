import { useLocalStorage } from '@mantine/hooks';

export type Pane = 'outline' | 'inspector';

/** Which panes stand beside the canvas. The device remembers it: whoever needs the room, needs it in every survey. */
export function usePanes() {
  const [outline, setOutline] = useLocalStorage(remembered('outline'));
  const [inspector, setInspector] = useLocalStorage(remembered('inspector'));
  return {
    shown: { outline, inspector },
    toggle: (pane: Pane) => (pane === 'outline' ? setOutline(!outline) : setInspector(!inspector)),
    /** Both away for the canvas alone, or both back. */
    toggleBoth() {
      const next = !(outline || inspector);
      setOutline(next);
      setInspector(next);
    },
  };
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
