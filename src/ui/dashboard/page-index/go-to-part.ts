/** Brings a part of the page up, and tells the address: the way back leads to the place before, not from part to part. */
export function goToPart(id: string, { takesFocus }: { takesFocus: boolean }): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  history.replaceState(history.state, '', `#${id}`);
  part.scrollIntoView();
  if (takesFocus) part.focus({ preventScroll: true });
  return true;
}
