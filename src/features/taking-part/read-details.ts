import type { EndedState } from '#domain/answers/respondent-state.ts';
import { parseEmail } from '#domain/text/email.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { readBangladeshMobile } from '#domain/text/phone.ts';
import { DETAIL_FIELDS, type DetailField } from '#features/projects/contract/settings.ts';
import { type DetailSettings, detailRule } from '#features/projects/policy.ts';
import type { FieldMessages } from '#kit/contract/errors.ts';
import type { MessageKey } from '#messages/keys.ts';

export type Details = Partial<Record<DetailField, string>>;

/** Each detail in the one form it is stored in, or what is wrong with it. */
const READ: Record<DetailField, (text: string) => { value: string } | { problem: MessageKey }> = {
  name: (value) => ({ value }),
  address: (value) => ({ value }),
  email: (text) => valueOr(parseEmail(text), 'email'),
  phone: readBangladeshMobile,
};

function valueOr(value: string | undefined, problem: MessageKey): { value: string } | { problem: MessageKey } {
  return value === undefined ? { problem } : { value };
}

/** Reads what respondents say of themselves. Only what is asked for is taken. */
export function readDetails(project: DetailSettings, input: Details): { details: Details; problems: FieldMessages } {
  const details: Details = {};
  const problems: FieldMessages = {};
  for (const field of DETAIL_FIELDS) {
    const text = cleanText(input[field] ?? '');
    if (text === '') continue;
    const path = `details.${field}`;
    const read = detailRule(project, field) === 'off' ? { problem: 'unknownField' as const } : READ[field](text);
    if ('value' in read) details[field] = read.value;
    else problems[path] = [{ key: read.problem, values: { path, field: { key: 'mobileNumber' } } }];
  }
  return { details, problems };
}

/**
 * Details in the form they would be stored in, whatever the project asks for now; what cannot be read as it was sent.
 */
export function sameFormOf(input: Details): Details {
  const form: Details = {};
  for (const field of DETAIL_FIELDS) {
    const text = cleanText(input[field] ?? '');
    if (text === '') continue;
    const read = READ[field](text);
    form[field] = 'value' in read ? read.value : text;
  }
  return form;
}

/** The details without which nobody ends so; of those who are turned away nobody asks who they are. */
export function requiredDetails(project: DetailSettings, end: EndedState): string[] {
  if (end !== 'completed') return [];
  return DETAIL_FIELDS.filter((field) => detailRule(project, field) === 'required');
}
