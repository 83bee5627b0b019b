import { useCallback } from 'react';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';

/** Where respondents begin, in the first language of the project. In the browser only. */
export function shareLink(projectId: string, languages: readonly Locale[] = ['en']): string {
  const path = `/survey/welcome/${projectId}`;
  return window.location.origin + localizePath(path, languages[0] ?? 'en');
}

/** Copies a link and says so; where the browser forbids it, shows the link itself. */
export function useCopyLink(): (link: string) => void {
  const t = useText();
  return useCallback(
    (link) => {
      copy(link).then(
        () => showToast('success', t('projects:linkCopied')),
        () => showToast('info', t('projects:copyFailed', { link })),
      );
    },
    [t],
  );
}

async function copy(text: string): Promise<void> {
  // Browsers give it to pages that are served securely alone.
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
