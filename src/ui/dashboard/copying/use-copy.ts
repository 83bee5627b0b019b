import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '../toast.tsx';

/** Copies a text and says so in these words; where the browser forbids it, shows the text itself. */
export function useCopy(): (text: string, copied: string) => void {
  const t = useText();
  return (text, copied) => {
    copy(text).then(
      () => showToast('success', copied),
      () => showToast('info', t('common:copyFailed', { text })),
    );
  };
}

async function copy(text: string): Promise<void> {
  // Browsers give it to pages that are served securely alone.
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
