import { toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';
import { OFFERED } from '../offered.ts';
import { type Findable, findAmong, readOptions } from './find-options.ts';

/** A list that is typed in. What is chosen is in the list that the server drew, which is hidden. */
export interface Finder {
  /** Shows what the list holds. */
  show(): void;
}

export function createFinder(list: HTMLSelectElement, isOffered: (value: string) => boolean): Finder | undefined {
  const parts = partsAround(list);
  if (!parts) return undefined;
  const { box, input, found } = parts;
  let options = readOptions(list);
  const status = box.querySelector('[data-find-status]');
  let offered: readonly Findable[] = [];
  let active = -1;

  takePlaceOf(list, input);

  function show(): void {
    // What is piped into an option may have changed.
    options = readOptions(list);
    input.value = options.find(({ value }) => value === list.value)?.label ?? '';
  }

  function open(query: string): void {
    if (found.hidden) options = readOptions(list);
    offered = findAmong(
      options.filter(({ value }) => isOffered(value)),
      query,
    );
    found.replaceChildren(...(offered.length > 0 ? offered.map(optionOf) : [nothingFound()]));
    found.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    const chosen = offered.findIndex(({ value }) => value === list.value);
    activate(query.trim() === '' ? chosen : 0);
    if (status) status.textContent = said();
  }

  function close(): void {
    found.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    if (status) status.textContent = '';
    active = -1;
  }

  function said(): string {
    if (offered.length === 0) return box.dataset.none ?? '';
    const count = String(offered.length);
    return (box.dataset.found ?? '').replace('#', localeOfPage() === 'bn' ? toBengaliDigits(count) : count);
  }

  function optionOf({ label, group, value, lang }: Findable, index: number): HTMLElement {
    const item = document.createElement('div');
    item.id = `${found.id}-${index}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', String(value === list.value));
    item.append(label);
    if (lang) item.lang = lang;
    if (group) item.append(Object.assign(document.createElement('small'), { textContent: group }));
    return item;
  }

  function nothingFound(): HTMLElement {
    const item = document.createElement('div');
    item.setAttribute('role', 'option');
    item.setAttribute('aria-disabled', 'true');
    item.setAttribute('aria-selected', 'false');
    item.textContent = box.dataset.none ?? '';
    return item;
  }

  function activate(index: number): void {
    found.children[active]?.removeAttribute('data-active');
    active = offered[index] ? index : -1;
    const item = found.children[active];
    if (!offered[active] || !item) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    item.setAttribute('data-active', '');
    item.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', item.id);
  }

  function choose(value: string): void {
    const isNew = list.value !== value;
    list.value = value;
    close();
    show();
    if (isNew) list.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Whoever leaves has chosen what they wrote out, or nothing where they took the words away. */
  function leave(): void {
    const [first] = findAmong(offered, input.value);
    if (input.value.trim() === '') choose('');
    else if (!found.hidden && first && first.label === input.value.trim()) choose(first.value);
    close();
    show();
  }

  function press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = !found.hidden;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && !isOpen) open('');
    else if (by) activate((active + by + offered.length) % Math.max(1, offered.length));
    else if (event.key === 'Enter' && isOpen) choose(offered[active]?.value ?? list.value);
    else if (event.key === 'Escape' && isOpen) {
      close();
      show();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // What is typed here is no answer: what is chosen is.
  input.addEventListener('input', (event) => {
    event.stopPropagation();
    open(input.value);
  });
  input.addEventListener('change', (event) => event.stopPropagation());
  input.addEventListener('keydown', press);
  input.addEventListener('click', () => {
    if (!found.hidden) return;
    input.select();
    open('');
  });
  input.addEventListener('blur', leave);
  // The field keeps the focus while an option is pressed.
  found.addEventListener('mousedown', (event) => event.preventDefault());
  found.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('[role=option]') : null;
    const option = item && offered[[...found.children].indexOf(item)];
    if (option) choose(option.value);
  });
  list.addEventListener(OFFERED, show);
  // What was left unsent, or the browser remembered, is back in the list by then.
  addEventListener('DOMContentLoaded', show);
  addEventListener('pageshow', show);
  show();
  return { show };
}

/** What the server drew around the list. */
function partsAround(list: HTMLSelectElement) {
  const box = list.closest<HTMLElement>('[data-finder]');
  const input = box?.querySelector<HTMLInputElement>('[role=combobox]');
  const found = box?.querySelector<HTMLElement>('[role=listbox]');
  return box && input && found ? { box, input, found } : undefined;
}

const MIRRORED = ['aria-invalid', 'aria-describedby', 'aria-required'];

/** The field is called and described as the list was, now and when that changes. */
function takePlaceOf(list: HTMLSelectElement, input: HTMLInputElement): void {
  const hadFocus = document.activeElement === list;
  const mirror = () => {
    for (const name of MIRRORED) {
      const value = list.getAttribute(name);
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  };
  input.id = list.id;
  list.removeAttribute('id');
  list.hidden = true;
  input.hidden = false;
  mirror();
  new MutationObserver(mirror).observe(list, { attributeFilter: MIRRORED });
  if (hadFocus) input.focus({ preventScroll: true });
}
