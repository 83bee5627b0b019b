import { toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';

/** One file in the list, from being sent to being an answer. */
export interface FileRow {
  element: HTMLElement;
  show(part: number): void;
  say(words: string): void;
  refuse(words: string): void;
  /** It is there: ticked, so that it is part of the answer. */
  take(id: string): void;
}

export function addRow(box: HTMLElement, name: string): FileRow | undefined {
  const made = box.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(made instanceof HTMLElement)) return undefined;
  const progress = made.querySelector('progress');
  const state = made.querySelector('[data-file-state]');
  const field = made.querySelector('input');
  const tool = made.querySelector('[data-file-remove]');
  write(made.querySelector('[data-file-name]'), name);
  tool?.setAttribute('aria-label', named(box.dataset.cancel, name));
  progress?.toggleAttribute('hidden', false);
  progress?.setAttribute('aria-label', name);
  box.querySelector('[data-file-list]')?.append(made);
  return {
    element: made,
    show(part) {
      if (progress) progress.value = part;
      write(state, '');
    },
    say: (words) => write(state, words),
    refuse(words) {
      progress?.remove();
      made.dataset.refused = '';
      write(state, words);
      tool?.setAttribute('aria-label', named(box.dataset.remove, name));
    },
    take(id) {
      progress?.remove();
      write(state, '');
      tool?.setAttribute('aria-label', named(box.dataset.remove, name));
      if (!field) return;
      field.value = id;
      field.disabled = false;
      field.checked = true;
    },
  };
}

/** A text about a file, and how much of it has left. */
export function named(pattern = '', file: string, part?: number): string {
  const percent = String(Math.floor((part ?? 0) * 100));
  // What a name says is no pattern.
  return pattern
    .replace('##', '\0')
    .replace('#', localeOfPage() === 'bn' ? toBengaliDigits(percent) : percent)
    .replace('\0', () => file);
}

function write(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
