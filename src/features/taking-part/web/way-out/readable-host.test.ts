import { describe, expect, it } from 'vitest';
import { readableHost } from './readable-host.ts';

/** As an address has it. */
function hostOf(name: string): string {
  return new URL(`https://${name}`).hostname;
}

describe('a host', () => {
  it.each(['বাংলা.com', 'জরিপ.বাংলা', 'forms.জরিপ.বাংলা', 'জরিপ-২০২৬.বাংলা', 'परीक्षा.भारत', 'موقع.وزارة.شبكة'])(
    'of one script is read: %s',
    (name) => {
      expect(hostOf(name)).toContain('xn--');
      expect(readableHost(hostOf(name))).toBe(name.normalize('NFC'));
    },
  );

  it('in Latin letters stays as it is', () => {
    expect(readableHost('thanks.example.com')).toBe('thanks.example.com');
  });

  it.each([
    ['looks like another, in Cyrillic', 'аррӏе.com'],
    ['looks like another, in Greek', 'οο.com'],
    ['mixes scripts in one name', 'বাংলাapple.com'],
    ['mixes two foreign scripts', 'বাংলাभारत.com'],
    ['mixes two sets of digits', 'জরিপ৪8.com'],
    ['is digits alone', '০০.com'],
    ['is an emoji', '😀.com'],
    ['has what nobody sees', 'র\u09cd\u200dয.com'],
    ['has accents', 'pаypál.com'],
  ])('that %s is shown as it is asked for', (_, name) => {
    const host = hostOf(name);
    expect(host).toContain('xn--');
    expect(readableHost(host)).toBe(host);
  });

  it.each(['xn--', 'xn--a.com', 'xn--zzzzzzzz99999.com', 'xn--0.xn--1'])('that cannot be read stays: %s', (host) => {
    expect(readableHost(host)).toBe(host);
  });
});
