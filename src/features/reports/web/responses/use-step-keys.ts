import { useEffect, useEffectEvent } from 'react';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { useReportPlace } from '../use-report-place.ts';

const BUSY = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** Left and right lead to the neighbours, unless they mean something where one is. */
export function useStepKeys(previous: string | null, next: string | null): void {
  const navigate = useLocaleNavigate();
  const { toResponse } = useReportPlace();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!to || modified || (event.target instanceof Element && event.target.closest(BUSY))) return;
    event.preventDefault();
    navigate(toResponse(to), { preventScrollReset: true });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
