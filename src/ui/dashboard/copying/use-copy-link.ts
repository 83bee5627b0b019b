import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from './use-copy.ts';

export function useCopyLink(): (link: string) => void {
  const t = useText();
  const copy = useCopy();
  return (link) => copy(link, t('common:linkCopied'));
}
