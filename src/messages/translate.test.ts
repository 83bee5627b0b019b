import { describe, expect, it } from 'vitest';
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
  });

  it('leave what people wrote as they wrote it', () => {
    const name = '<Respondent> {{name}} & $t(common:save)';
    expect(textOf('en')('common:userMenu', { name })).toBe(`Account of ${name}`);
  });

  it('are found by a key that is data', () => {
    expect(translate('bn', 'api', 'tooLong', { max: 20 })).toBe('সর্বোচ্চ ২০টি অক্ষর লিখুন');
    expect(translate('en', 'api', 'required')).toBe('This field is required');
  });

  it('are refused by the compiler when misspelt or without their values', () => {
    // @ts-expect-error no such key
    expect(textOf('en')('common:misspelt')).toBe('misspelt');
    // @ts-expect-error `position` and `slides` are missing
    expect(textOf('en')('site:slider.slide')).toBe('Slide  of ');
  });
});
