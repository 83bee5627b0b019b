import { data } from 'react-router';
import { firstMessages } from '../calls/form-errors.ts';
import type { Attempt } from './host.ts';

/** Why a form was not taken, and what was typed into it. Passwords are typed again. */
export interface RefusedForm {
  /** What is wrong with the form as a whole. */
  message?: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
}

type Failed = Extract<Attempt<unknown>, { ok: false }>;

/** The form again, with the server's words beside what they are about. */
export function refuse({ status, failure }: Failed, typed: Record<string, string> = {}) {
  const fields = firstMessages(failure.error.fields);
  const message = Object.keys(fields).length > 0 ? undefined : failure.message;
  return data<RefusedForm>({ message, fields, typed }, { status });
}
