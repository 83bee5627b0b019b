import { CloseButton, Input, InputBase, type InputBaseProps, Popover } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TreeChoice } from './tree-choice.tsx';
import styles from './tree-field.module.css';
import { pathsOf, type TreeItem } from './tree-paths.ts';

interface TreeFieldProps extends Pick<InputBaseProps, 'description' | 'error' | 'disabled' | 'required'> {
  id?: string;
  label: ReactNode;
  placeholder?: string;
  items: TreeItem[];
  /** Where only what nothing belongs to may be chosen. */
  leavesOnly?: boolean;
  /** '' for none. */
  value?: string;
  onChange: (value: string) => void;
  onBlur?: (event: unknown) => void;
}

/** One of a tree, such as a category or a place: shown with what it belongs to, looked for in what the field opens. */
export function TreeField(props: TreeFieldProps) {
  const { id: given, label, placeholder, items, leavesOnly, value = '', onChange, onBlur, required, ...rest } = props;
  const t = useText();
  const id = useId(given);
  const [opened, setOpened] = useState(false);
  const paths = useMemo(() => pathsOf(items), [items]);
  const path = paths.get(value);

  function close(): void {
    setOpened(false);
    onBlur?.(undefined);
  }

  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? setOpened(true) : close())}
      position="bottom-start"
      width="target"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <InputBase
          {...rest}
          id={id}
          component="button"
          type="button"
          pointer
          label={label}
          // Its label alone would hide what is chosen.
          aria-labelledby={`${id}-label ${id}-chosen`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          withAsterisk={false}
          rightSectionPointerEvents={path && !required ? 'all' : 'none'}
          rightSection={
            path && !required ? (
              <CloseButton aria-label={t('common:clear')} disabled={rest.disabled} onClick={() => onChange('')} />
            ) : (
              <IconChevronDown size={18} aria-hidden="true" />
            )
          }
          onClick={() => setOpened(!opened)}
        >
          <span id={`${id}-chosen`} className={styles.chosen}>
            {path ? path.join(', ') : <Input.Placeholder>{placeholder ?? t('common:chooseOption')}</Input.Placeholder>}
          </span>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={`${id}-label`} className={styles.dropdown}>
        <TreeChoice
          labelledBy={`${id}-label`}
          items={items}
          paths={paths}
          leavesOnly={leavesOnly}
          value={value}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
