import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { AutosaveBinding } from './use-autosave.ts';

/** Why the last changes are not with the server, in words; nothing while all goes well. */
export function useSaveTrouble({ state, error }: AutosaveBinding): string | undefined {
  const t = useText();
  const messageOf = useErrorMessage();
  switch (state.standing) {
    case 'offline':
      return t('builder:offline');
    case 'failed':
      return t('builder:failed', { reason: messageOf(error) });
    case 'conflict':
      return t('builder:conflict');
    default:
      return undefined;
  }
}
