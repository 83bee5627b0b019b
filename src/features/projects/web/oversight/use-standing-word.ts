import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Standing } from '../../contract/oversight.ts';

/** What a standing is called. */
export function useStandingWord(): (standing: Standing) => string {
  const t = useText();
  return (standing) => (standing === 'taken_down' ? t('projects:takenDown') : t(`projects:status.${standing}`));
}
