import { type SQL, sql } from 'drizzle-orm';
import { parseEmail } from '#domain/text/email.ts';
import { readBangladeshMobile } from '#domain/text/phone.ts';
import { readPhone } from '#domain/text/phone-abroad.ts';
import { accountsReachedAt } from '#features/projects/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { PersonMark } from '../../contract/people.ts';

const { answers, offPath, details, hiddenValues, userId, state } = respondents;

/** Whether a respondent is the person, in a query. */
export function isPerson({ by, value }: PersonMark): SQL<boolean> {
  switch (by) {
    case 'email':
      return isToldAs(emailIn(value));
    case 'phone':
      return isToldAs(phoneIn(value));
    case 'account': {
      const address = parseEmail(value) ?? phoneIn(value);
      return sql<boolean>`coalesce(${userId} IN ${accountsReachedAt(address)}, false)`;
    }
    case 'text':
      return saysWords(value);
  }
}

/** What the log keeps of it: enough to know it again, too little to be told by. */
export function masked({ by, value }: PersonMark): string {
  if (by === 'text') return '•••';
  const email = parseEmail(value);
  return email ? `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}` : `•••${value.slice(-2)}`;
}

function emailIn(value: string): string {
  const email = parseEmail(value);
  if (email === undefined) throw invalidField('value', 'emailOrPhone');
  return email;
}

function phoneIn(value: string): string {
  const mobile = readBangladeshMobile(value);
  const phone = 'value' in mobile ? mobile.value : readPhone(value);
  if (phone === undefined) throw invalidField('value', 'emailOrPhone');
  return phone;
}

/** Among the details, or as an answer or part of one. */
function isToldAs(told: string): SQL<boolean> {
  const given = sql`jsonb_build_object('told', ${told}::text)`;
  const says = (record: SQL) => sql`jsonb_path_exists(${record}, '$.** ? (@ == $told)', ${given})`;
  return sql<boolean>`(${says(sql`${details}`)} OR ${says(sql`${answers}`)}
    OR coalesce(${says(sql`${offPath}`)}, false))`;
}

/** Of those who submitted: what others typed is theirs until they do (decision 35). */
function saysWords(words: string): SQL<boolean> {
  // In texts alone: the names of what they stand in are everybody's.
  const path = `$.** ? (@.type() == "string" && @ like_regex ${JSON.stringify(words)} flag "iq")`;
  const said = sql`jsonb_build_array(${details}, ${hiddenValues}, ${answers}, ${offPath})`;
  return sql<boolean>`(${state} = 'completed' AND jsonb_path_exists(${said}, ${path}::text::jsonpath))`;
}
