import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { RefusedFields } from './refused-fields.tsx';
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
