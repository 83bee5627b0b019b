import { useNonce } from '../nonce.ts';
import { START_ONCE_SEEN_SCRIPT } from './page-script.ts';

/**
 * After the scripts of a page that are kept back until it is seen: what fetches them then. A browser runs what the
 * server wrote, and is not sent it once more.
 */
export function OnceSeenStart() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which nothing is put into
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START_ONCE_SEEN_SCRIPT : '' }}
    />
  );
}
