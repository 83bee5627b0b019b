import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopyLink } from '#ui/dashboard/copying/use-copy-link.ts';

/** What the device itself offers to send a link with; where it has nothing of the kind there is no button. */
export function ShareButton({ title, link }: { title: string; link: string }) {
  const t = useText();
  const copyLink = useCopyLink();
  if (typeof navigator.share !== 'function') return null;

  function share(): void {
    navigator.share({ title, text: title, url: link }).catch((error: unknown) => {
      // Closing it is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copyLink(link);
    });
  }

  return (
    <Button leftSection={<IconShare size={18} aria-hidden="true" />} variant="default" onClick={share}>
      {t('sharing:share')}
    </Button>
  );
}
