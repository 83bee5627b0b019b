import { SHARED_BY } from '#features/projects/contract/sharing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What a value in a link says of where somebody came from: how the link was shared, or an owner's own word. */
export function useSourceWords(): (value: string) => string {
  const t = useText();
  return (value) => {
    const shared = SHARED_BY.find((way) => way === value);
    return shared ? t(`sharing:sharedBy.${shared}`) : value;
  };
}
