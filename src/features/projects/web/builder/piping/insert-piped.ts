import { flushSync } from 'react-dom';

/** Where nothing is known, until its owner writes something else. */
export const OPEN = '…';

/**
 * Puts what is piped, as it stands in fields, in the place of what is selected in one; what is read where nothing is
 * known is written next.
 */
export function insertPiped(field: HTMLElement | null, shown: string, write: (text: string) => void): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value: before } = field;
  flushSync(() => write(before.slice(0, start) + shown + before.slice(end)));
  const at = start + shown.lastIndexOf(OPEN);
  field.focus();
  field.setSelectionRange(at, at + OPEN.length);
}
