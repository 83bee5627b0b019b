import type { Keys } from '#features/identity/public.ts';
import { beginForm } from './form-token.ts';

/** What a message to us is sent with, begun now. */
export function getContactForm({ contactForm }: Pick<Keys, 'contactForm'>, now: Date): { form: string } {
  return { form: beginForm(contactForm, now) };
}
