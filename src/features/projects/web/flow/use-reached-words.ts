import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Reached } from './reached.ts';

/** How many came: “812 of 1,000”, or only those who were led there. That nobody did is no proof that nobody can. */
export function useReachedWords(): (reached: Reached) => string {
  const t = useText();
  const format = useFormat();
  return ({ count, tries, how }) => {
    if (how === 'reached') return t('flow:came', { count, total: format.number(tries) });
    return how === 'aimed' ? t('flow:aimed') : t('flow:never', { count: tries });
  };
}
