/** What every question begins with, whatever its kind. */
export function freshQuestion(id: () => string) {
  return { id: id(), title: {}, help: {}, required: false };
}
