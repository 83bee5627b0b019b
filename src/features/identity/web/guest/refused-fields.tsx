import type { ReactNode } from 'react';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import type { RefusedForm } from './refused-form.ts';

interface RefusedFieldsProps {
  refused: RefusedForm | undefined;
  /** The fields of the form in their order. */
  labels: Record<string, ReactNode>;
}

/** Above a form: why it was not taken. */
export function RefusedFields({ refused, labels }: RefusedFieldsProps) {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const message = refused?.fields[name];
    return message ? [{ name, label, message }] : [];
  });
  return <FormError message={refused?.message} fields={fields} />;
}
