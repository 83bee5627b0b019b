import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from './toast.tsx';

/** Copies a link and says so; where the browser forbids it, shows the link itself. */
export function useCopyLink(): (link: string) => void {
  const t = useText();
  return (link) => {
    copy(link).then(
      () => showToast('success', t('common:linkCopied')),
      () => showToast('info', t('common:copyFailed', { link })),
    );
  };
}

async function copy(text: string): Promise<void> {
  // Browsers give it to pages that are served securely alone.
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
