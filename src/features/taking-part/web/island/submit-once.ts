import { mayBeOnline } from './may-be-online.ts';

/**
 * Forms that begin or end taking part are sent once, however often their button is pressed. Without a connection they
 * wait for it: the browser would put its own page in place of this one.
 */
export function submitOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    let isSent = false;
    let waitsSince: number | undefined;

    form.addEventListener('submit', (event) => {
      if (isSent) {
        event.preventDefault();
      } else if (mayBeOnline(event, waitsSince)) {
        isSent = true;
      } else {
        event.preventDefault();
        waitsSince ??= event.timeStamp;
        sayWaiting(form, true);
      }
    });
    addEventListener('online', () => {
      if (waitsSince !== undefined) form.requestSubmit();
    });
    // Come back to by the browser's own memory of pages.
    addEventListener('pageshow', () => {
      isSent = false;
      waitsSince = undefined;
      sayWaiting(form, false);
    });
  }
}

function sayWaiting(form: HTMLFormElement, isWaiting: boolean): void {
  const line = form.querySelector<HTMLElement>('[data-waiting]');
  if (!line) return;
  line.hidden = !isWaiting;
  line.textContent = isWaiting ? (line.dataset.waiting ?? '') : '';
}
