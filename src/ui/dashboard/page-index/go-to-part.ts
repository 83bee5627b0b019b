/** What a part is told before one is led to it, as browsers do: whatever it is folded into opens. */
export const BEFORE_MATCH = 'beforematch';

/** Brings a part of the page up, and names it in the address. The way back leads to the page before, not by parts. */
export function goToPart(id: string, { takesFocus }: { takesFocus: boolean }): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  history.replaceState(history.state, '', `#${id}`);
  part.dispatchEvent(new Event(BEFORE_MATCH, { bubbles: true }));
  part.scrollIntoView();
  if (takesFocus) part.focus({ preventScroll: true });
  return true;
}
