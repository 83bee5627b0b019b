/** Forms that wait until what is on its way has arrived. */
interface Held {
  /** What was pressed meanwhile is pressed now. */
  release(form: HTMLFormElement): void;
  /** What was pressed is not pressed again: it did not arrive. */
  forget(): void;
}

/** Holds back whatever would leave the page while something is under way. */
export function holdForm(isUnderWay: () => boolean, onHeld: () => void): Held {
  let pressed: HTMLElement | null | undefined;
  document.addEventListener(
    'submit',
    (event) => {
      if (!isUnderWay()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = event.submitter;
      onHeld();
    },
    true,
  );
  addEventListener('beforeunload', (event) => {
    if (isUnderWay()) event.preventDefault();
  });
  return {
    release(form) {
      if (pressed === undefined) return;
      const button = pressed;
      pressed = undefined;
      form.requestSubmit(button);
    },
    forget() {
      pressed = undefined;
    },
  };
}
