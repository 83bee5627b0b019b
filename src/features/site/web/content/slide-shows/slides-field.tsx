import { ActionIcon, Button, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useRowFocus } from '#ui/dashboard/focus/use-row-focus.ts';
import { DragHandle, SortableList, useSortableRow } from '#ui/dashboard/lists/order/sortable-list.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import type { SlideShowContent } from '../../../contract/slide-shows.ts';
import { SlideDialog } from './slide-dialog.tsx';
import { addressOf } from './slide-show-preview.tsx';
import styles from './slides.module.css';

type Slide = SlideShowContent['slides'][number];

interface SlidesFieldProps {
  label: ReactNode;
  error?: ReactNode;
  /** Those of the whole form: some may be of one slide. */
  errors: Readonly<Record<string, ReactNode>>;
  value?: readonly Slide[];
  onChange: (slides: Slide[]) => void;
}

/** The slides of a show: written one by one, put in order by pointer, keys or buttons, taken out and brought back. */
export function SlidesField({ label, error, errors, value: slides = [], onChange }: SlidesFieldProps) {
  const t = useText();
  const nameOf = useSlideName();
  const [edited, setEdited] = useState<number>();
  const [removed, setRemoved] = useState<{ slide: Slide; place: number; name: string }>();
  const ids = slides.map((_slide, place) => String(place));

  function move(from: number, to: number): void {
    const slide = slides[from];
    if (slide && to >= 0 && to < slides.length) onChange(slides.toSpliced(from, 1).toSpliced(to, 0, slide));
  }

  function remove(place: number): void {
    const slide = slides[place];
    if (!slide) return;
    setRemoved({ slide, place, name: nameOf(slide, place) });
    onChange(slides.toSpliced(place, 1));
  }

  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <SortableList
        ids={ids}
        nameOf={(id) => {
          const slide = slides[Number(id)];
          return slide ? nameOf(slide, Number(id)) : '';
        }}
        onDrop={(id, over) => move(Number(id), Number(over))}
      >
        <ol className={styles.list}>
          {slides.map((slide, place) => (
            <SlideRow
              key={slide._id ?? place}
              id={String(place)}
              slide={slide}
              name={nameOf(slide, place)}
              error={Object.entries(errors).find(([path]) => path.startsWith(`slides.${place}.`))?.[1]}
              onEdit={() => setEdited(place)}
              onMove={(step) => move(place, place + step)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      </SortableList>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setEdited(slides.length)}
      >
        {t('content:addSlide')}
      </Button>
      {edited === undefined ? null : (
        <SlideDialog
          slide={slides[edited]}
          onClose={() => setEdited(undefined)}
          onWritten={(slide) => onChange(slides.toSpliced(edited, 1, { ...slides[edited], ...slide }))}
        />
      )}
      <UndoNotice
        notice={removed && t('content:deleted', { name: removed.name })}
        onUndo={() => {
          if (removed) onChange(slides.toSpliced(removed.place, 0, removed.slide));
          setRemoved(undefined);
        }}
        onDismiss={() => setRemoved(undefined)}
      />
    </Input.Wrapper>
  );
}

/** What a slide is called: its caption, else what its picture shows. */
function useSlideName() {
  const t = useText();
  const locale = useLocale();
  return ({ caption, alt }: Slide, place: number) =>
    localizedText(caption, locale) || localizedText(alt, locale) || t('content:slideNumber', { number: place + 1 });
}

interface SlideRowProps {
  id: string;
  slide: Slide;
  name: string;
  error: ReactNode;
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function SlideRow({ id, slide, name, error, onEdit, onMove, onRemove }: SlideRowProps) {
  const t = useText();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(id);
  const element = useRef<HTMLLIElement>(null);
  const ref = useMergedRef(attach, element);
  useRowFocus(element);
  const steps = [
    { step: -1, label: t('forms:moveUp', { name }), Sign: IconArrowUp },
    { step: 1, label: t('forms:moveDown', { name }), Sign: IconArrowDown },
  ] as const;
  return (
    <li ref={ref} style={style} className={styles.row} data-dragging={isDragging || undefined}>
      <DragHandle attachHandle={attachHandle} handle={handle} label={t('forms:dragNamed', { name })} />
      <img className={styles.thumbnail} src={addressOf(slide.image)} alt="" width={72} height={48} />
      <span className={styles.name}>
        {name}
        {error ? <small className={styles.error}>{error}</small> : null}
      </span>
      {steps.map(({ step, label, Sign }) => (
        <ActionIcon
          key={step}
          className={styles.step}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          onClick={() => onMove(step)}
        >
          <Sign size={18} aria-hidden="true" />
        </ActionIcon>
      ))}
      <RowMenu label={t('content:actionsFor', { name })}>
        <RowMenuItem icon={IconPencil} onClick={onEdit}>
          {t('content:edit')}
        </RowMenuItem>
        <RowMenuItem icon={IconTrash} danger onClick={onRemove}>
          {t('content:delete')}
        </RowMenuItem>
      </RowMenu>
    </li>
  );
}
