import { parseEmail } from '#domain/text/email.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { parseBangladeshMobile } from '#domain/text/phone.ts';
import { DETAIL_FIELDS, type DetailField } from '#features/projects/contract.ts';
import { type Asking, detailRule } from '#features/projects/policy.ts';
import type { FieldMessages } from '#kit/contract/errors.ts';

export type Details = Partial<Record<DetailField, string>>;

const READ: Record<DetailField, (text: string) => string | undefined> = {
  name: (text) => text,
  address: (text) => text,
  email: parseEmail,
  phone: parseBangladeshMobile,
};

/** Reads what respondents say of themselves, each detail in the one form it is stored in. Only what is asked for is taken. */
export function readDetails(project: Asking, input: Details): { details: Details; problems: FieldMessages } {
  const details: Details = {};
  const problems: FieldMessages = {};
  for (const field of DETAIL_FIELDS) {
    const text = cleanText(input[field] ?? '');
    if (text === '') continue;
    const value = detailRule(project, field) === 'off' ? undefined : READ[field](text);
    if (value !== undefined) details[field] = value;
    else problems[`details.${field}`] = [{ key: detailRule(project, field) === 'off' ? 'unknownField' : field }];
  }
  return { details, problems };
}

/** The details without which a response cannot be submitted. */
export function requiredDetails(project: Asking): string[] {
  return DETAIL_FIELDS.filter((field) => detailRule(project, field) === 'required');
}
