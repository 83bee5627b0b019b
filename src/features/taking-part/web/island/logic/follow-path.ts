import { isAsking } from '#domain/questionnaire/registry.ts';
import { askedNames } from '../../asked-names.ts';
import { idOf, questionOf } from '../fields.ts';
import type { PathNow } from './path-now.ts';
import { showCount, showPath, tellChange } from './show-path.ts';

/** Questions come and go as answers change. What stands at an untouched one is no answer until somebody means it. */
export function createLivePath(page: HTMLFormElement, untouched: readonly string[]): (path: PathNow) => void {
  const open = new Set(untouched);
  const touch = ({ target }: Event) => {
    const question = questionOf(target);
    if (question) open.delete(idOf(question));
  };
  for (const type of ['input', 'change']) page.addEventListener(type, touch, true);
  const field = page.querySelector<HTMLInputElement>('input[name=asked]');
  return (path) => {
    const now = askedNames(path);
    showPath(page, path);
    const asking = path.asked.filter(isAsking);
    showCount(page, asking.filter(({ id }) => path.answers[id] !== undefined && !open.has(id)).length, asking.length);
    if (!field) return;
    tellChange(page, field.value.split(' '), now);
    // What was shown is said with what is posted.
    field.value = now.join(' ');
  };
}
