import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Standing } from './save-machine.ts';

/** How far something is saved; held where one has to mend a field before it is. */
export type StandingShown = Standing | 'held';

/** Why the last changes are not with the server, in words; nothing while all goes well. */
export function useSaveTrouble(standing: StandingShown, error: unknown, held: string): string | undefined {
  const t = useText();
  const messageOf = useErrorMessage();
  switch (standing) {
    case 'offline':
      return t('forms:offline');
    case 'failed':
    case 'refused':
      return t('forms:failed', { reason: messageOf(error) });
    case 'conflict':
      return t('forms:conflict');
    case 'held':
      return held;
    default:
      return undefined;
  }
}
