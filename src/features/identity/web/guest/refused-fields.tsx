import type { ReactNode } from 'react';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import type { Refusal } from './refusal.ts';

interface RefusedFieldsProps {
  refusal: Refusal | undefined;
  /** The fields of the form in their order. */
  labels: Record<string, ReactNode>;
}

/** Above a form: why it was not taken. */
export function RefusedFields({ refusal, labels }: RefusedFieldsProps) {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const message = refusal?.fields[name];
    return message ? [{ name, label, message }] : [];
  });
  return <FormError message={refusal?.message} fields={fields} />;
}
