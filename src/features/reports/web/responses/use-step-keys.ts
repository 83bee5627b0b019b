import { useEffect, useEffectEvent } from 'react';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import type { Neighbours } from './use-neighbours.ts';

/** Where keys mean something else; the drawer that shows a response is no such place. */
const BUSY = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]';
const DRAWER = '[data-steps] [role=dialog]';

const NEWER = new Set(['ArrowLeft', 'k']);
const OLDER = new Set(['ArrowRight', 'j']);

/** Left and right, k and j lead to the neighbours, unless they mean something where one is. */
export function useStepKeys({ previous, next }: Neighbours): void {
  const navigate = useLocaleNavigate();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const older = OLDER.has(key) ? next : null;
    const to = NEWER.has(key) ? previous : older;
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const busy = target instanceof Element ? target.closest(BUSY) : null;
    if (!to || modified || (busy && !busy.matches(DRAWER))) return;
    event.preventDefault();
    navigate(to, { preventScrollReset: true });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
