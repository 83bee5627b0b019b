import { useEffect, useEffectEvent } from 'react';

/** A question mark that is not written in a text, and not pressed in a dialog. */
export function useQuestionMark(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
      return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
