import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTyping } from './hold-typing.ts';

class Field extends EventTarget {
  value = 'before ';
  setRangeText(text: string, start: number): void {
    this.value = this.value.slice(0, start) + text;
  }
}

let page: EventTarget;
let focused: { closest: (selector: string) => unknown } | null;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  focused = null;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    get activeElement() {
      return focused;
    },
  });
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('InputEvent', Event);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the key was kept from whatever had the focus. */
function press(key: string, held: object = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

function focus(field: Field): string {
  const event = new Event('focusin');
  Object.defineProperty(event, 'target', { value: field });
  page.dispatchEvent(event);
  return field.value;
}

it('writes what was typed into the field that opens, and holds nothing more', () => {
  holdTyping();
  expect(['t', 'e', 'x', 'Backspace', 'a'].map((key) => press(key))).not.toContain(false);
  expect(press('c', { ctrlKey: true })).toBe(false);
  expect(focus(new Field())).toBe('before tea');
  expect(press('b')).toBe(false);
  expect(focus(new Field())).toBe('before ');
});

it('gives the keyboard back where nothing opens in time', () => {
  holdTyping();
  vi.advanceTimersByTime(2_999);
  expect(press('t')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(press('e')).toBe(false);
  expect(focus(new Field())).toBe('before ');
});

it.each([
  ['Escape', () => press('Escape')],
  ['a press elsewhere', () => page.dispatchEvent(new Event('pointerdown'))],
])('is given up by %s', (_, giveUp) => {
  holdTyping();
  press('t');
  giveUp();
  expect(press('e')).toBe(false);
  expect(focus(new Field())).toBe('before ');
});

it('holds nothing in a dialog', () => {
  focused = { closest: () => ({}) };
  holdTyping();
  expect(press('t')).toBe(false);
});
