import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAuth, rememberTarget, storeAuth, storedAuth, takeTarget } from './session-storage.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

describe('who is signed in', () => {
  it('is nobody at first', () => {
    expect(storedAuth()).toEqual({ user: null, loggedIn: false });
  });

  it('is kept under the name and in the shape that pages share', () => {
    storeAuth({ fullName: 'Respondent' });
    expect(JSON.parse(sessionStorage.getItem('vuex') ?? '')).toEqual({
      auth: { user: { fullName: 'Respondent' }, loggedIn: true },
    });
    expect(storedAuth()).toEqual({ user: { fullName: 'Respondent' }, loggedIn: true });
    forgetAuth();
    expect(storedAuth()).toEqual({ user: null, loggedIn: false });
  });

  it('is nobody when what is stored cannot be read', () => {
    sessionStorage.setItem('vuex', '{');
    expect(storedAuth()).toEqual({ user: null, loggedIn: false });
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
