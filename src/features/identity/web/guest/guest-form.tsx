import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import type { RefusedForm } from './refused-form.ts';

interface GuestFormProps {
  refused: RefusedForm | undefined;
  children: ReactNode;
}

/**
 * The form of a page for guests. What is wrong with a field stands beside it, and the first of them has the focus; only
 * what belongs to no field stands above.
 */
export function GuestForm({ refused, children }: GuestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <Form ref={form} method="post" noValidate>
      <FormError message={refused?.message} />
      {children}
    </Form>
  );
}
