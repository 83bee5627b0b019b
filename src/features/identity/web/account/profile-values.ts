import { parseDateInput } from '#domain/text/dhaka-time.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import { writeDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';
import type { SessionUser, updateMe } from '../../contract/profile.ts';

type Profile = Input<typeof updateMe>['body'];

/** The profile as its form holds it: everything a text. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  organization: string;
  occupation: string;
  /** As people here write a day: 17/4/1990, in the digits of the page. */
  dateOfBirth: string;
  /** Nothing is ticked before somebody ticks it; `none` takes back what was. */
  gender: '' | 'none' | NonNullable<SessionUser['gender']>;
};

export function valuesOf(user: SessionUser, locale: Locale): ProfileValues {
  const { firstName, lastName, organization, occupation, dateOfBirth, gender } = user;
  return {
    firstName,
    lastName,
    organization,
    occupation,
    dateOfBirth: dateOfBirth === null ? '' : writeDay(dateOfBirth, locale),
    gender: gender ?? '',
  };
}

/** What the form means. Ask `isDay` first: a day that is none is left out. */
export function profileOf({ dateOfBirth, gender, ...texts }: ProfileValues): Profile {
  return {
    ...texts,
    dateOfBirth: parseDateInput(dateOfBirth) ?? null,
    gender: gender === 'none' || gender === '' ? null : gender,
  };
}
