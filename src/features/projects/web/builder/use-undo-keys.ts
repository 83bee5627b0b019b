import { type RefObject, useEffect } from 'react';

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere in the editor, in its text fields too: their own undo would know nothing
 * of what happened elsewhere. Dialogs keep theirs.
 */
export function useUndoKeys(
  area: RefObject<HTMLElement | null>,
  { undo, redo }: { undo: () => void; redo: () => void },
) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Node) || !(target === document.body || area.current?.contains(target))) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [area, undo, redo]);
}
