import { type RefObject, useEffect, useEffectEvent } from 'react';

interface BuilderKeys {
  undo: () => void;
  redo: () => void;
  addNext?: () => void;
  togglePanes?: () => void;
}

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere in an editor (Build, Flow, Translations, Settings), in its text fields
 * too: their own undo would know nothing of what happened elsewhere.
 *
 * Ctrl+Enter goes on with the next question, Ctrl+\ leaves the canvas alone. Dialogs keep their keys; a menu stands
 * outside the editor and may stay open, but what was chosen in it is taken back as well. What is marked
 * `data-own-undo` is no part of what is edited: there the browser takes back what was typed.
 */
export function useBuilderKeys(area: RefObject<HTMLElement | null>, keys: BuilderKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || event.defaultPrevented) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    // In the editor, or where somebody is whose place in it is gone: in what is around it.
    const isHere = area.current !== null && (area.current.contains(target) || target.contains(area.current));
    const act = actionOf(event, keys);
    if (!act || !(isHere || (isStep(act, keys) && target.closest('[role="menu"]')))) return;
    if (isStep(act, keys) && target.closest('[data-own-undo]')) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isStep(act: () => void, { undo, redo }: BuilderKeys): boolean {
  return act === undo || act === redo;
}

function actionOf({ key, shiftKey }: KeyboardEvent, keys: BuilderKeys): (() => void) | undefined {
  const { undo, redo, addNext, togglePanes } = keys;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? redo : undo;
    case 'y':
      return redo;
    case 'enter':
      return addNext;
    case '\\':
      return togglePanes;
    default:
      return undefined;
  }
}
