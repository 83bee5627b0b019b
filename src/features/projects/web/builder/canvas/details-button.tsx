import { IconAdjustments } from '@tabler/icons-react';
import { useContext } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DetailsContext } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';

/** Opens the details of what is selected, where they do not stand beside it. */
export function DetailsButton() {
  const t = useText();
  const open = useContext(DetailsContext);
  if (!open) return null;
  return (
    <PartButton
      main
      icon={<IconAdjustments size={18} aria-hidden="true" />}
      label={t('builder:inspector')}
      onClick={open}
    />
  );
}
