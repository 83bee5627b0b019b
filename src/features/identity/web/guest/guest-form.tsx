import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Refusal } from './refusal.ts';
import { RefusedFields } from './refused-fields.tsx';

interface GuestFormProps {
  refusal: Refusal | undefined;
  /** The fields of the form in their order. */
  labels: Record<string, ReactNode>;
  children: ReactNode;
}

/** The form of a page for guests, with why it was not taken above its fields. */
export function GuestForm({ refusal, labels, children }: GuestFormProps) {
  return (
    <Form method="post" noValidate>
      <RefusedFields refusal={refusal} labels={labels} />
      {children}
    </Form>
  );
}
