import { describe, expect, it } from 'vitest';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Problem } from '#domain/questionnaire/kind.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { textOf, translate } from './translate.ts';

describe('texts', () => {
  it('speak the language asked for', () => {
    expect(textOf('en')('common:signOut')).toBe('Log Out');
    expect(textOf('bn')('common:signOut')).toBe('সাইন আউট');
  });

  it('write numbers in the digits of the language', () => {
    expect(textOf('en')('site:slider.slide', { position: 3, slides: 12345 })).toBe('Slide 3 of 12,345');
    expect(textOf('bn')('common:total', { count: 123456 })).toBe('মোট ১,২৩,৪৫৬টি');
  });

  it('choose the plural', () => {
    expect(textOf('en')('common:errorSummary', { count: 1 })).toBe('There is a problem with 1 field');
    expect(textOf('en')('common:errorSummary', { count: 2 })).toBe('There are problems with 2 fields');
    expect(textOf('en')('builder:pasteCount', { count: 0 })).toBe('Use these lines');
    expect(textOf('en')('builder:pasteCount', { count: 2 })).toBe('Use 2 lines');
  });

  it('leave what people wrote as they wrote it', () => {
    const name = '<Respondent> {{name}} & $t(common:save)';
    expect(textOf('en')('common:userMenu', { name })).toBe(`Account of ${name}`);
  });

  it('are found by a key that is data', () => {
    expect(translate('bn', 'tooLong', { max: 20 })).toBe('সর্বোচ্চ ২০টি অক্ষর লিখুন');
    expect(translate('en', 'required')).toBe('This field is required');
    expect(translate('en', 'busy')).toBe('The service is busy. Try again in a moment.');
    expect(translate('en', 'answers:chooseOne')).toBe('Choose only one option');
  });

  it('are refused by the compiler when misspelt or without their values', () => {
    // @ts-expect-error no such key
    expect(textOf('en')('common:misspelt')).toBe('common:misspelt');
    // @ts-expect-error it stands under `column`
    expect(textOf('en')('projects:column')).toBe('projects:column');
    // @ts-expect-error `count` chooses the plural
    expect(textOf('en')('common:errorSummary', {})).toBe('common:errorSummary');
    // @ts-expect-error `position` and `slides` are missing
    expect(textOf('en')('site:slider.slide')).toBe('Slide  of ');
  });

  it('are refused by the compiler wherever a key is data, when there is no such text', () => {
    // @ts-expect-error no such key
    expect(translate('en', 'misspelt')).toBe('misspelt');
    // @ts-expect-error no such key
    expect(new AppError('invalid', { message: 'misspelt' }).detail.key).toBe('misspelt');
    // @ts-expect-error no such key
    expect(invalidField('title', 'misspelt').fields).toEqual({ title: [{ key: 'misspelt' }] });
    // @ts-expect-error no such key
    expect({ key: 'misspelt' } satisfies Problem).toEqual({ key: 'misspelt' });
    // @ts-expect-error no such key
    expect({ key: 'misspelt', severity: 'error' } satisfies Finding).toMatchObject({ key: 'misspelt' });
  });
});
