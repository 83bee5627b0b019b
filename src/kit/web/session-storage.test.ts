import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAuth, rememberTarget, storeAuth, takeTarget } from './session-storage.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

describe('who is signed in', () => {
  const stored = () => JSON.parse(sessionStorage.getItem('vuex') ?? '');

  it('is kept under the name and in the shape that are prescribed', () => {
    storeAuth({ fullName: 'Respondent' });
    expect(stored()).toEqual({ auth: { user: { fullName: 'Respondent' }, loggedIn: true } });
    forgetAuth();
    expect(stored()).toEqual({ auth: { user: null, loggedIn: false } });
  });
});

describe('the page to return to', () => {
  it('is given once', () => {
    rememberTarget('/dashboard/survey?q=1');
    expect(takeTarget()).toBe('/dashboard/survey?q=1');
    expect(takeTarget()).toBeUndefined();
  });

  it('is never another site', () => {
    for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      rememberTarget(address);
      expect(takeTarget(), address).toBeUndefined();
    }
  });
});
