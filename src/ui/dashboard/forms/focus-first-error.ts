interface FormWithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Goes to the uppermost field that is wrong, where the eye and the screen reader then are. */
export function focusFirstError(form: FormWithInputs, errors: object): void {
  const wrong = Object.keys(errors)
    .map((path) => form.getInputNode(path))
    .filter((input) => input !== null);
  const [first] = wrong.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}
