import { flushSync } from 'react-dom';

/** Where the page is out of view no frame is drawn. */
const AT_LATEST_MS = 100;

/** Whatever somebody does besides typing on finds done what was to be done. */
const DEEDS = ['keydown', 'pointerdown', 'click', 'focusout', 'drop', 'visibilitychange', 'pagehide'] as const;

interface Waiting {
  /** Does it now. */
  hurry: () => void;
  forget: () => void;
}

/** Does something once the next frame is seen, or before anything else is done on the page than typing letters. */
export function afterNextFrame(act: () => void): Waiting {
  let seen: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    seen = setTimeout(draw);
  });
  const latest = setTimeout(draw, AT_LATEST_MS);

  function forget(): void {
    cancelAnimationFrame(frame);
    clearTimeout(seen);
    clearTimeout(latest);
    for (const deed of DEEDS) window.removeEventListener(deed, precede, true);
  }

  function hurry(): void {
    forget();
    act();
  }

  /** What follows, a letter too, is to find it drawn: a text drawn later would be written over a newer one. */
  function draw(): void {
    flushSync(hurry);
  }

  function precede(event: Event): void {
    if (!isLetterKey(event)) draw();
  }

  for (const deed of DEEDS) window.addEventListener(deed, precede, true);
  return { hurry, forget };
}

/** Another letter, which joins what waits. */
function isLetterKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
