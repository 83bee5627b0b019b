import { isAsking } from '#domain/questionnaire/registry.ts';
import { askedNames } from '../../asked-names.ts';
import type { PathNow } from './path-now.ts';
import { showCount, showPath, tellChange } from './show-path.ts';

/** Questions come and go as answers change. */
export function createLivePath(page: HTMLFormElement): (path: PathNow) => void {
  const field = page.querySelector<HTMLInputElement>('input[name=asked]');
  return (path) => {
    const now = askedNames(path);
    showPath(page, path);
    const asking = path.asked.filter(isAsking);
    showCount(page, asking.filter(({ id }) => path.answers[id] !== undefined).length, asking.length);
    if (!field) return;
    tellChange(page, field.value.split(' '), now);
    // What was shown is said with what is posted.
    field.value = now.join(' ');
  };
}
