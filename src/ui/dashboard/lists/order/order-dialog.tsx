import { ActionIcon, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import { showToast } from '../../toast.tsx';
import styles from './order-dialog.module.css';
import { DragHandle, SortableList, useSortableRow } from './sortable-list.tsx';

export interface Ordered {
  id: string;
  name: string;
}

interface OrderDialogProps {
  /** What is put in order, as it stands now. */
  entries: readonly Ordered[];
  save: (ids: string[]) => Promise<unknown>;
  /** Whatever shows them shows them in their new order. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** Puts a short list in order: by pointer, by finger, by the keys of the handle, or a step at a time by buttons. */
export function OrderDialog({ entries, save, readAgain, onClose }: OrderDialogProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    async onSuccess() {
      await readAgain();
      showToast('success', t('forms:ordered'));
      onClose();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  const [ids, setIds] = useState(() => entries.map(({ id }) => id));
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? '';

  function move(id: string, to: number): void {
    const others = ids.filter((other) => other !== id);
    setIds(others.toSpliced(to, 0, id));
    setSaid(t('forms:movedTo', { name: nameOf(id), place: to + 1, total: ids.length }));
  }

  return (
    <Dialog opened onClose={onClose} title={t('forms:order')}>
      <p className={styles.hint}>{t('forms:orderHint')}</p>
      <SortableList ids={ids} nameOf={nameOf} onDrop={(id, over) => move(id, ids.indexOf(over))}>
        <ol className={styles.list}>
          {ids.map((id, place) => (
            <OrderRow
              key={id}
              id={id}
              name={nameOf(id)}
              isFirst={place === 0}
              isLast={place === ids.length - 1}
              onMove={(step) => move(id, place + step)}
            />
          ))}
        </ol>
      </SortableList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={isPending} onClick={() => mutate(ids)}>
          {t('common:save')}
        </Button>
      </Group>
    </Dialog>
  );
}

interface OrderRowProps extends Ordered {
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

function OrderRow({ id, name, isFirst, isLast, onMove }: OrderRowProps) {
  const t = useText();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(id);
  return (
    <li ref={attach} style={style} className={styles.row} data-dragging={isDragging || undefined}>
      <DragHandle attachHandle={attachHandle} handle={handle} label={t('forms:dragNamed', { name })} />
      <span className={styles.name}>{name}</span>
      {/* Never disabled: whoever moves a row to the end would lose the focus. */}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('forms:moveUp', { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => (isFirst ? undefined : onMove(-1))}
      >
        <IconArrowUp size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('forms:moveDown', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : onMove(1))}
      >
        <IconArrowDown size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
