import { expect, it } from 'vitest';
import { isScale } from './is-scale.ts';

it('finds options that rise or fall, in both digits and with ends in words', () => {
  expect(isScale(['Under 15 minutes', '15–30 minutes', '30–60 minutes', 'Over 60 minutes'])).toBe(true);
  expect(isScale(['কখনো না', '১–২ বার', '৩–৫ বার', 'সব সময়'])).toBe(true);
  expect(isScale(['60+', '40–59', '18–39'])).toBe(true);
});

it('takes nothing else for a scale', () => {
  expect(isScale(['Rickshaw', 'Bus', 'On foot'])).toBe(false);
  expect(isScale(['Route 7', 'Route 2', 'Route 9'])).toBe(false);
  expect(isScale(['Up to 5', 'Bus', 'More than 9'])).toBe(false);
  expect(isScale(['Bus 9', 'On foot'])).toBe(false);
});
