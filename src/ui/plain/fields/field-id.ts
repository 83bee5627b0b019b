/** The id of a field's control, so that an error summary can lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function hintId(name: string): string {
  return `${fieldId(name)}-hint`;
}

export function errorId(name: string): string {
  return `${fieldId(name)}-error`;
}
