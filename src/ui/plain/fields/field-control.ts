import type { ReactNode } from 'react';

/** What every field has in common. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

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

/** What ties a control to its label, hint and error. */
export function controlProps({ name, hint, error, required }: FieldProps) {
  const describedBy = [hint ? hintId(name) : '', error ? errorId(name) : ''].filter(Boolean).join(' ');
  return {
    id: fieldId(name),
    name,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
