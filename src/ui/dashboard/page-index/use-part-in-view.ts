import { useEffect, useState } from 'react';

/** The top bar, what may stand under it, and the air that a part has below them. */
const UNDER_BAR_PX = 144;

/**
 * Which of the parts of a page one is in, by its id; undefined above the first. At the page's end, what cannot come up
 * to the bar any more: the part that has the focus, else the last.
 */
export function usePartInView(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState<string>();
  const all = ids.join(' ');

  useEffect(() => {
    const parts = all.split(' ');
    let frame = 0;
    const look = () => setHere(isAtEnd() ? lastOf(parts) : passed(parts).at(-1));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [all]);
  return here;
}

/** Those that are up at the bar, or above it. */
function passed(parts: readonly string[]): string[] {
  return parts.filter((id) => topOf(id) <= UNDER_BAR_PX);
}

function topOf(id: string): number {
  const part = document.getElementById(id);
  // What is folded away is nowhere.
  if (!part || part.getClientRects().length === 0) return Number.POSITIVE_INFINITY;
  return part.getBoundingClientRect().top;
}

function isAtEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

function lastOf(parts: readonly string[]): string | undefined {
  const focused = parts.find((id) => document.getElementById(id)?.contains(document.activeElement));
  const above = passed(parts).length - 1;
  return focused !== undefined && parts.indexOf(focused) >= above ? focused : parts.at(-1);
}
