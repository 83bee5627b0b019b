import { useEffect } from 'react';
import { CONTENT_ID } from '#ui/plain/skip-link.tsx';

/** More than a dialog has, after which the focus goes back to what opened it. */
const STOPS_KEPT = 200;

/**
 * Whoever works with the keyboard stays where they are. A button that waits for the server cannot hold the focus, and
 * what was removed takes it along: it goes back to the last place that is still there, or else to the content. Screens
 * of a project, which undo and redo, keep it themselves.
 */
export function useKeptFocus(keeps: boolean): void {
  useEffect(() => {
    if (!keeps) return;
    /** Where the focus was, the last first. */
    let stops: HTMLElement[] = [];
    let looksSoon = false;

    function note({ target }: FocusEvent): void {
      if (target instanceof HTMLElement)
        stops = [target, ...stops.filter((stop) => stop !== target)].slice(0, STOPS_KEPT);
    }
    /** Left on purpose: it is there and could hold the focus. */
    function noteLeft({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget !== null || !document.hasFocus()) return;
      setTimeout(() => {
        if (target instanceof HTMLElement && holdsFocus(target) && document.activeElement === document.body) forget();
      });
    }
    function forget(): void {
      stops = [];
    }
    function look(): void {
      looksSoon = false;
      if (stops.length === 0 || document.activeElement !== document.body) return;
      const stop = stops.find((each) => holdsFocus(each) || waits(each));
      if (stop && waits(stop)) return;
      (stop ?? document.getElementById(CONTENT_ID))?.focus({ preventScroll: true });
    }
    // The browser takes the focus away as it draws.
    function lookSoon(): void {
      if (looksSoon) return;
      looksSoon = true;
      requestAnimationFrame(() => setTimeout(look));
    }

    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-loading'] });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', noteLeft);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', noteLeft);
      document.removeEventListener('pointerdown', forget);
    };
  }, [keeps]);
}

function holdsFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

function waits(element: HTMLElement): boolean {
  return element.isConnected && element.matches('[data-loading]:disabled');
}
