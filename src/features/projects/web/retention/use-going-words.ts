import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Going } from '../../contract/retention.ts';
import type { Retention } from '../../contract/settings.ts';

const GO = { delete: 'projects:goDeleted', anonymise: 'projects:goAnonymised' } as const;

/** What goes, when, and up to when it came: “On 3 December 2026: 12 responses deleted …”. */
export function useGoingWords(): (going: Going, end: Retention['end']) => string {
  const t = useText();
  const format = useFormat();
  return ({ at, until, responses, unfinished }, end) => {
    const said = [
      responses > 0 ? t('projects:goingResponses', { count: responses }) : undefined,
      unfinished > 0 ? t('projects:goingUnfinished', { count: unfinished }) : undefined,
    ].filter((part) => part !== undefined);
    const [first = '', second] = said;
    const what = second === undefined ? first : t('projects:goingBoth', { responses: first, unfinished: second });
    return t(GO[end], { day: format.date(at), until: format.date(until), what });
  };
}
