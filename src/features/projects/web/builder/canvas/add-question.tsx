import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { offeredKinds } from '../kinds/kind-tools.ts';
import { useAddParts } from '../parts/use-add-parts.ts';

const AT_ONCE = { duration: 0 };

interface AddQuestionProps {
  /** Where the question goes; without it, after what is selected. */
  sectionId?: string;
  fullWidth?: boolean;
  onAdd?: () => void;
}

/**
 * The palette: a menu that arrow keys and first letters walk through. It takes the focus the moment it is there, by
 * itself: the menu's own trap does so on a timer, which may run after a quick choice and pull the focus back from the
 * question that was just added. `hideDetached` is off because a hidden menu could not take the focus, and there is no
 * transition because a menu opened again while it fades out would not be new and would not take it either.
 */
export function AddQuestion({ sectionId, fullWidth, onAdd }: AddQuestionProps) {
  const t = useText();
  const { addQuestion } = useAddParts();
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);

  function add(kind: QuestionKind): void {
    addQuestion(kind, sectionId);
    onAdd?.();
  }

  function leaveMenu(event: KeyboardEvent): void {
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    target.current?.focus();
    setOpened(false);
  }

  return (
    <Menu
      position="bottom-start"
      width={260}
      opened={opened}
      onChange={setOpened}
      trapFocus={false}
      hideDetached={false}
      returnFocus={false}
      closeOnEscape={false}
      transitionProps={AT_ONCE}
    >
      <Menu.Target>
        <Button
          ref={target}
          variant="light"
          fullWidth={fullWidth}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t('builder:addQuestion')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown ref={takeFocus} onKeyDown={leaveMenu}>
        {offeredKinds().map(({ group, kinds }) => (
          <Fragment key={group}>
            <Menu.Label>{t(`builder:kindGroup.${group}`)}</Menu.Label>
            {kinds.map((kind) => (
              <Menu.Item key={kind} leftSection={<KindIcon kind={kind} />} onClick={() => add(kind)}>
                {t(`builder:kind.${kind}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function takeFocus(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
}
