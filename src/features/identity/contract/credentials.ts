import { z } from 'zod';
import { LONGEST, SHORTEST_PASSWORD } from '../lengths.ts';

export const identifier = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST.identifier)
  .describe('Email address or Bangladeshi mobile number, in either digit set');
export const password = z
  .string()
  .min(1, 'required')
  .min(SHORTEST_PASSWORD, 'passwordShort')
  .max(LONGEST.password)
  .describe('The new password');
export const repeated = z
  .string()
  .max(LONGEST.password)
  .optional()
  .describe('The password again, where a person types it twice');
export const code = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST.code)
  .refine((typed) => /^[\d০-৯\s-]*$/.test(typed), { error: 'numeric', params: { field: { key: 'code' } } })
  .describe('The code from the message');

export const link = z.string().min(1, 'required').max(LONGEST.link).describe('What the link in the message shows');

/** Judged also when other fields are wrong: a form says everything at once. */
export const SAME_TWICE = {
  path: ['repeated'],
  error: 'confirmed',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

export function isSameTwice(typed: { password?: string; repeated?: string }): boolean {
  return !typed.password || typed.repeated === undefined || typed.repeated === typed.password;
}
