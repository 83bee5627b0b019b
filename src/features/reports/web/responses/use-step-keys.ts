import { useEffect } from 'react';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { useReportPlace } from '../use-report-place.ts';

const BUSY = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** Left and right lead to the neighbours, unless they mean something where one is. */
export function useStepKeys(previous: string | null, next: string | null): void {
  const navigate = useLocaleNavigate();
  const { toResponse } = useReportPlace();
  useEffect(() => {
    function step(event: KeyboardEvent): void {
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!to || modified || (event.target instanceof Element && event.target.closest(BUSY))) return;
      event.preventDefault();
      navigate(toResponse(to), { preventScrollReset: true });
    }
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [previous, next, navigate, toResponse]);
}
