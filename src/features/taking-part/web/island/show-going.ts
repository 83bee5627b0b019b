const SLOW = 400;

/** On a slow connection the pressed button says that the next page is on its way. */
export function showGoing(): void {
  let button: HTMLButtonElement | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  // After the form's own listeners, which may have kept it from being sent.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    button = buttonOf(event);
    clearTimeout(pending);
    pending = setTimeout(() => button?.setAttribute('aria-busy', 'true'), SLOW);
  });
  addEventListener('pageshow', () => {
    clearTimeout(pending);
    button?.removeAttribute('aria-busy');
  });
}

/** The one that was pressed, or the last, which goes on, where Enter pressed one that is not seen. */
function buttonOf({ submitter, target }: SubmitEvent): HTMLButtonElement | undefined {
  if (submitter instanceof HTMLButtonElement && submitter.tabIndex >= 0) return submitter;
  return target instanceof HTMLFormElement ? [...target.querySelectorAll('button')].at(-1) : undefined;
}
