import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Reached } from './reached.ts';

/** How many came: “812 of 1,000”. That nobody did is no proof that nobody can. */
export function useReachedWords(): (reached: Reached) => string {
  const t = useText();
  const format = useFormat();
  return ({ count, tries }) =>
    count === 0 ? t('flow:never', { count: tries }) : t('flow:came', { count, total: format.number(tries) });
}
