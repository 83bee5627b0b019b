import { CallError } from '#kit/contract/call.ts';
import { useText } from '../i18n/use-i18n.ts';

/** What to tell a person about a failed call. The server's words are already in their language. */
export function useErrorMessage(): (error: unknown) => string {
  const t = useText();
  return (error) => {
    if (!(error instanceof CallError)) return t('failures:internal');
    return error.code === 'offline' ? t('failures:offline') : error.message || t('failures:internal');
  };
}
