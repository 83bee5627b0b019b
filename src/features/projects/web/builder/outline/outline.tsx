import { Button } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SortableList } from '#ui/dashboard/lists/order/sortable-list.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { AddQuestion } from '../canvas/add-question.tsx';
import { outlineId } from '../parts/element-ids.ts';
import { numberedSections } from '../parts/numbering.ts';
import { dropOn, partIds } from '../parts/rearrange.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import { useDraft } from '../state/use-draft.ts';
import styles from './outline.module.css';
import { OutlineClosing } from './outline-closing.tsx';
import { OutlineSection } from './outline-section.tsx';
import { NONE, stepSelecting } from './selecting.ts';
import { END_SELECTING_ID, SelectingBar } from './selecting-bar.tsx';

interface OutlineProps {
  /** A part was chosen or made, and has the focus. */
  onPick?: () => void;
}

/** All sections and questions in order: for finding one, and for moving them by hand or key. */
export function Outline({ onPick }: OutlineProps) {
  const t = useText();
  const { isPoll, now, say } = useBuilderTools();
  const { addSection } = useAddParts();
  const { apply } = usePartActions();
  const nameOf = usePartName();
  const sections = useDraft(({ questionnaire }) => numberedSections(questionnaire));
  const closings = useDraft(({ questionnaire }) => questionnaire.closings) ?? [];
  const selectedId = useDraft(({ selection }) => selection?.id);
  const parts = useDraft(({ questionnaire }) => partIds(questionnaire, isPoll));
  const [focused, setFocused] = useState<string>();
  const ids = sections.flatMap(({ id, questionIds }) => [id, ...questionIds]);
  const [selected, step] = useReducer(stepSelecting, NONE);
  const questionIds = sections.flatMap((section) => section.questionIds);
  const chosen = questionIds.filter((id) => selected.ids.has(id));
  /** By touch: stays until it is ended, so that a row may be let go without opening the next. */
  const [hasBegun, setBegun] = useState(false);
  const selecting = chosen.length > 0 || hasBegun;
  const clear = () => {
    step({ step: 'none' });
    setBegun(false);
  };
  const order = useCallback(() => questionsOf(now().questionnaire).map(({ id }) => id), [now]);
  const onChoose = useCallback(
    (id: string, isRange: boolean) =>
      step(isRange ? { step: 'extend', from: id, to: id, order: order() } : { step: 'toggle', id }),
    [order],
  );
  const count = chosen.length;
  const told = useRef(0);
  useEffect(() => {
    if (count === told.current) return;
    told.current = count;
    say(t('common:chosen', { count }));
  }, [count, say, t]);

  /** Shift and an arrow select row by row, Ctrl and A all, Escape none; else arrows lead on. */
  function press(event: KeyboardEvent<HTMLUListElement>): void {
    if (!isPoll && event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      step({ step: 'all', order: order() });
    } else if (event.key === 'Escape' && selecting && !event.defaultPrevented) {
      event.stopPropagation();
      clear();
    } else {
      const from = partOf(event.target as Element);
      walk(event);
      const to = document.activeElement && partOf(document.activeElement);
      const areQuestions = [from, to].every((id) => questionIds.includes(id ?? ''));
      if (event.shiftKey && !isPoll && from && to && areQuestions && from !== to) {
        step({ step: 'extend', from, to, order: order() });
      }
    }
  }

  const entryId = [focused, selectedId].find((id) => id !== undefined && parts.includes(id)) ?? parts[0];
  return (
    <>
      <SortableList
        ids={ids}
        nameOf={(id) => nameOf(now().questionnaire, id)}
        onDrop={(id, over) => apply((current) => dropOn(current, id, over), id)}
      >
        <ul
          className={styles.list}
          onFocus={({ target }) => setFocused(partOf(target))}
          onBlur={() => setFocused(undefined)}
          data-selecting={selecting || undefined}
          data-writing={selectedId !== undefined || undefined}
          onKeyDown={press}
        >
          {sections.map(({ id, questionIds, firstNumber }, index) => (
            <OutlineSection
              key={id}
              id={id}
              number={index + 1}
              firstNumber={firstNumber}
              entryId={entryId === id || questionIds.includes(entryId ?? '') ? entryId : undefined}
              chosen={questionIds.filter((question) => selected.ids.has(question)).join(' ')}
              selecting={selecting}
              onChoose={isPoll ? undefined : onChoose}
              onPick={onPick}
            />
          ))}
          {closings.map((closing, index) => (
            <OutlineClosing
              key={closing.id}
              closing={closing}
              number={index + 1}
              selected={closing.id === selectedId}
              isEntry={closing.id === entryId}
              onPick={onPick}
            />
          ))}
        </ul>
      </SortableList>
      <SelectingBar
        ids={chosen}
        selecting={selecting}
        onClear={() => {
          document.getElementById(outlineId(chosen[0] ?? entryId ?? ''))?.focus();
          clear();
        }}
        onRemoved={() => {
          // That they are gone is said already.
          told.current = 0;
          clear();
        }}
      />
      {isPoll ? null : (
        <div className={styles.more}>
          {questionIds.length > 1 && !selecting ? (
            <Button
              className={styles.begin}
              variant="subtle"
              fullWidth
              onClick={() => {
                flushSync(() => setBegun(true));
                document.getElementById(END_SELECTING_ID)?.focus();
              }}
            >
              {t('builder:several.begin')}
            </Button>
          ) : null}
          <AddQuestion fullWidth onAdd={onPick} />
          <Button
            variant="subtle"
            fullWidth
            onClick={() => {
              addSection();
              onPick?.();
            }}
          >
            {t('builder:addSection')}
          </Button>
        </div>
      )}
    </>
  );
}

function partOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-part]')?.dataset.part;
}

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows lead from row to row, Home and End to the first and the last; where a part is dragged, they are its own. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = rows.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
}
