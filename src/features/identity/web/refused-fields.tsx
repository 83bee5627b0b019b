import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormError } from '#ui/plain/form-error.tsx';
import type { Refusal } from './refusal.ts';

/** What the server says of each field, by its name. */
export function useFieldErrors(refusal: Refusal | undefined): Record<string, string> {
  const t = useText();
  if (!refusal) return {};
  return refusal.mismatch ? { ...refusal.fields, repeated: t('api:confirmed') } : refusal.fields;
}

interface RefusedFieldsProps {
  refusal: Refusal | undefined;
  /** The fields of the form in their order. */
  labels: Record<string, ReactNode>;
}

/** Above a form: why it was not taken. */
export function RefusedFields({ refusal, labels }: RefusedFieldsProps) {
  const errors = useFieldErrors(refusal);
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message ? [{ name, label, message }] : [];
  });
  return <FormError message={refusal?.message} fields={fields} />;
}
