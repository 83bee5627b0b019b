import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './sortable-list.module.css';

/** A pointer that moves less than this has clicked. */
const DRAG_FROM_PX = 4;
// Made once: with new options or ids all rows would be drawn again.
const POINTER = { activationConstraint: { distance: DRAG_FROM_PX } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

interface SortableListProps {
  ids: string[];
  nameOf: (id: string) => string;
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

/** A list whose rows can be dragged by pointer, finger or keyboard; what happens is said in words. */
export function SortableList({ ids, nameOf, onDrop, children }: SortableListProps) {
  const t = useText();
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const order = ids.join(' ');
  const items = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const name = (id: string | number) => nameOf(String(id));

  function drop({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('forms:drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('forms:drag.started', { what: name(active.id) }),
          onDragOver: ({ active, over }) =>
            over ? t('forms:drag.over', { what: name(active.id), target: name(over.id) }) : undefined,
          onDragEnd: ({ active }) => t('forms:drag.ended', { what: name(active.id) }),
          onDragCancel: ({ active }) => t('forms:drag.cancelled', { what: name(active.id) }),
        },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type SortableRow = ReturnType<typeof useSortableRow>;

/** What a row of the list needs on its element. */
export function useSortableRow(id: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    attach: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    isDragging,
    attachHandle: setActivatorNodeRef,
    handle: { 'aria-describedby': attributes['aria-describedby'], ...listeners },
  };
}

type DragHandleProps = Pick<SortableRow, 'attachHandle' | 'handle'> & { label: string; tabIndex?: number };

/** Where a row is taken. */
export function DragHandle({ attachHandle, handle, label, tabIndex }: DragHandleProps) {
  return (
    <button
      ref={attachHandle}
      type="button"
      className={styles.handle}
      data-handle=""
      tabIndex={tabIndex}
      aria-label={label}
      {...handle}
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </button>
  );
}
