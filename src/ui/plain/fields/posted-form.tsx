import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { RefusedForm } from '#kit/web/page/refused-form.ts';
import { FormError } from './form-error.tsx';

interface PostedFormProps {
  refused: RefusedForm | undefined;
  children: ReactNode;
}

/**
 * A form of a public page, whole without script. What is wrong with a field stands beside it, and the first of them has
 * the focus; only what belongs to no field stands above.
 */
export function PostedForm({ refused, children }: PostedFormProps) {
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
