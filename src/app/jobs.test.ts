import { expect, test } from 'vitest';
import { LOCALES } from '#domain/text/locale.ts';
import { jobName } from '#features/operations/web/state/job-name.ts';
import { textOf } from '#messages/translate.ts';
import { jobs } from './jobs.ts';

test('every job says in both languages what it does', () => {
  const unsaid = jobs({} as never, { mailbox: {} } as never)
    .filter(({ name }) => LOCALES.some((locale) => jobName(name, textOf(locale)) === name))
    .map(({ name }) => name);
  expect(unsaid).toEqual([]);
});
