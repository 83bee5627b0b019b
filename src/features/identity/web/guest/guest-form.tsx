import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import type { RefusedForm } from './refused-form.ts';

interface GuestFormProps {
  refused: RefusedForm | undefined;
  /** The fields of the form in their order. */
  labels: Record<string, ReactNode>;
  children: ReactNode;
}

/** The form of a page for guests, with why it was not taken above its fields. */
export function GuestForm({ refused, labels, children }: GuestFormProps) {
  return (
    <Form method="post" noValidate>
      <RefusedFields refused={refused} labels={labels} />
      {children}
    </Form>
  );
}

/** Above a form: why it was not taken. */
function RefusedFields({ refused, labels }: Pick<GuestFormProps, 'refused' | 'labels'>) {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const message = refused?.fields[name];
    return message ? [{ name, label, message }] : [];
  });
  return <FormError message={refused?.message} fields={fields} />;
}
