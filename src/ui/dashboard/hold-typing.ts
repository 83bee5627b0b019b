const OPENS_WITHIN_MS = 3_000;

/**
 * For a key that opens something to type into: what is typed before the focus is there would go to whatever had it. It
 * is held and written into the field that takes the focus next. Escape and a press elsewhere give it up, and so does
 * time: what does not open must not keep the keyboard. In a dialog nothing is held, for that may be what was asked for.
 */
export function holdTyping(): void {
  if (document.activeElement?.closest('[role="dialog"]')) return;
  let typed = '';
  const done = new AbortController();
  const listening = { capture: true, signal: done.signal };
  setTimeout(() => done.abort(), OPENS_WITHIN_MS);

  function hold(event: KeyboardEvent): void {
    if (event.key === 'Escape') done.abort();
    if (event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
  }

  function handOver({ target }: FocusEvent): void {
    done.abort();
    if (!(target instanceof HTMLInputElement) || typed === '') return;
    const { length } = target.value;
    target.setRangeText(typed, length, length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
  }

  window.addEventListener('keydown', hold, listening);
  window.addEventListener('focusin', handOver, listening);
  window.addEventListener('pointerdown', () => done.abort(), listening);
}
