import { Pill } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** A filter that is set, to be taken away. */
export function FilterPill({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText();
  return (
    <Pill
      size="lg"
      withRemoveButton
      removeButtonProps={{
        'aria-label': t('forms:filterRemove', { filter: label }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      onRemove={onRemove}
    >
      {label}
    </Pill>
  );
}
