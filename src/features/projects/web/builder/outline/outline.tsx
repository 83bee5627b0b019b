import { Button } from '@mantine/core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { partOf as partOfFinding } from '#domain/questionnaire/finding.ts';
import { checkLogic } from '#domain/questionnaire/logic/check-logic.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { AddQuestion } from '../canvas/add-question.tsx';
import { SortableList } from '../controls/sortable-list.tsx';
import { numberedSections } from '../parts/numbering.ts';
import { dropOn, showsSection } from '../parts/rearrange.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import { useDraft } from '../state/use-draft.ts';
import styles from './outline.module.css';
import { OutlineClosing } from './outline-closing.tsx';
import { OutlineSection } from './outline-section.tsx';

interface OutlineProps {
  /** A part was chosen or made, and has the focus. */
  onPick?: () => void;
}

/** All sections and questions in order: for finding one, and for moving them by hand or key. */
export function Outline({ onPick }: OutlineProps) {
  const t = useText();
  const { isPoll, now } = useBuilderTools();
  const { addSection } = useAddParts();
  const { apply } = usePartActions();
  const nameOf = usePartName();
  const sections = useDraft(({ questionnaire }) => numberedSections(questionnaire));
  const closings = useDraft(({ questionnaire }) => questionnaire.closings) ?? [];
  const selectedId = useDraft(({ selection }) => selection?.id);
  const rested = useDraft((draft) => draft.rested);
  const broken = useMemo(() => checkLogic(rested).map(partOfFinding), [rested]);
  const unseen = useDraft(({ questionnaire }) =>
    questionnaire.sections.filter((section) => !showsSection(section, isPoll)).map(({ id }) => id),
  );
  const [focused, setFocused] = useState<string>();
  const ids = sections.flatMap(({ id, questionIds }) => [id, ...questionIds]);
  const parts = [...ids, ...closings.map(({ id }) => id)];
  const entryId =
    [focused, selectedId].find((id) => id !== undefined && parts.includes(id)) ??
    ids.find((id) => !unseen.includes(id));
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
          onKeyDown={walk}
        >
          {sections.map(({ id, questionIds, firstNumber }, index) => (
            <OutlineSection
              key={id}
              id={id}
              broken={[id, ...questionIds].filter((part) => broken.includes(part)).join(' ')}
              number={index + 1}
              firstNumber={firstNumber}
              entryId={entryId === id || questionIds.includes(entryId ?? '') ? entryId : undefined}
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
      {isPoll ? null : (
        <div className={styles.more}>
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
