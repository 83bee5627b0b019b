import { expect, it } from 'vitest';
import { isInArea } from './areas.ts';

it.each(['/dashboard', '/admin', '/bn/dashboard/survey', '/admin/users'])('%s is in an area', (path) => {
  expect(isInArea(path)).toBe(true);
});

it.each(['/', '/bn', '/admin-login', '/dashboards', '/bn/faq', '/page/admin'])('%s is not', (path) => {
  expect(isInArea(path)).toBe(false);
});
