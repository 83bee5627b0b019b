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

/** What ties a control to its label, hint and error. */
export function controlProps({ name, hint, error, required }: FieldProps) {
  const id = fieldId(name);
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
