/** Forms that begin or end a run are sent once, however often their button is pressed. */
export function submitOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    let isSent = false;
    form.addEventListener('submit', (event) => {
      if (isSent) event.preventDefault();
      isSent = true;
    });
    // Come back to by the browser's own memory of pages.
    addEventListener('pageshow', () => {
      isSent = false;
    });
  }
}
