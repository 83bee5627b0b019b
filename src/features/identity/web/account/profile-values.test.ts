import { describe, expect, it } from 'vitest';
import { isDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { profileOf, valuesOf } from './profile-values.ts';

const user: SessionUser = {
  _id: '0190f0a0-0000-7000-8000-000000000001',
  fullName: 'Owner Example',
  firstName: 'Owner',
  lastName: 'Example',
  email: 'owner@example.com',
  phone: null,
  role: 'user',
  image: null,
  state: 'Active',
  organization: 'BRAC',
  occupation: '',
  dateOfBirth: '1990-04-07',
  gender: null,
  permissions: [],
  scope: [],
};

describe('the profile form', () => {
  it('writes the day of birth as people do, in the digits of the page', () => {
    expect(valuesOf(user, 'en').dateOfBirth).toBe('7/4/1990');
    expect(valuesOf(user, 'bn').dateOfBirth).toBe('৭/৪/১৯৯০');
    expect(valuesOf({ ...user, dateOfBirth: null }, 'bn').dateOfBirth).toBe('');
  });

  it.each(['en', 'bn'] as const)('sends back what it was given (%s)', (locale) => {
    const { firstName, lastName, organization, occupation, dateOfBirth, gender } = user;
    expect(profileOf(valuesOf(user, locale))).toEqual({
      firstName,
      lastName,
      organization,
      occupation,
      dateOfBirth,
      gender,
    });
  });

  it('clears what was emptied', () => {
    const values = valuesOf({ ...user, gender: 'female' }, 'en');
    expect(profileOf({ ...values, dateOfBirth: ' ', gender: 'none' })).toMatchObject({
      dateOfBirth: null,
      gender: null,
    });
  });

  it('knows a day from what is none', () => {
    expect(['', '  ', '7/4/1990', '৭-৪-১৯৯০', '1990-04-07'].filter((typed) => !isDay(typed))).toEqual([]);
    expect(['30/2/1990', '7/4', 'April', '৭/১৩/১৯৯০'].filter(isDay)).toEqual([]);
  });
});
