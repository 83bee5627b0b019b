import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { KindIcon } from '../kind-icon.tsx';
import { useAddParts } from '../use-add-parts.ts';

interface AddQuestionProps {
  /** Where the question goes; without it, after what is selected. */
  sectionId?: string;
  variant?: 'light' | 'default';
  fullWidth?: boolean;
}

/** The palette: a menu that arrow keys and first letters walk through. */
export function AddQuestion({ sectionId, variant = 'light', fullWidth }: AddQuestionProps) {
  const t = useText();
  const { addQuestion } = useAddParts();
  const menu = useRef<HTMLDivElement>(null);

  /** The menu takes the focus a moment after it opens; whoever is quicker with an arrow goes on all the same. */
  function enterMenu(event: KeyboardEvent): void {
    const first = menu.current?.querySelector<HTMLElement>('[role="menuitem"]');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <Menu position="bottom-start" width={260} returnFocus={false}>
      <Menu.Target>
        <Button
          variant={variant}
          fullWidth={fullWidth}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onKeyDown={enterMenu}
        >
          {t('builder:addQuestion')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown ref={menu}>
        {QUESTION_KINDS.map((kind) => (
          <Menu.Item key={kind} leftSection={<KindIcon kind={kind} />} onClick={() => addQuestion(kind, sectionId)}>
            {t(`builder:kind.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
