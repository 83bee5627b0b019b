import { expect, test } from 'vitest';
import { LOCALES } from '#domain/text/locale.ts';
import { templateName } from '#features/operations/web/mails/template-name.ts';
import { textOf } from '#messages/translate.ts';
import { mailTemplates } from './mail-templates.ts';

test('every mail has a name in both languages', () => {
  const unnamed = mailTemplates
    .filter(({ name }) => LOCALES.some((locale) => templateName(name, textOf(locale)) === name))
    .map(({ name }) => name);
  expect(unnamed).toEqual([]);
});
