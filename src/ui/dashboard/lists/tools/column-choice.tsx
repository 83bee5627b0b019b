import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '../use-list-state.ts';

interface ColumnChoiceProps {
  list: ListState;
  columns: readonly { id: string; title: string }[];
}

/** Which columns are shown, kept in the address. The first one names the rows and stays. */
export function ColumnChoice({ list, columns }: ColumnChoiceProps) {
  const t = useText();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('common:columns')} title={t('common:columns')}>
          <IconColumns3 size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('common:columns')}>
        <Stack gap="sm" maw={320} mah={360} style={{ overflow: 'auto' }}>
          {columns.slice(1).map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={!list.hidden.includes(id)}
              onChange={(event) => list.showColumn(id, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
