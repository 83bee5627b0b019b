import type { ReactNode } from 'react';
import { errorId, fieldId, hintId } from './field-id.ts';

/** What every field has in common. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What is to be done where nothing was given, instead of the sentence that is the same at every field. */
  missing?: string;
  required?: boolean;
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
