import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { partOf as partOfFinding } from '#domain/questionnaire/finding.ts';
import { checkLogic } from '#domain/questionnaire/logic/check-logic.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { type Builder, useBuilderTools } from '../builder-context.ts';
import { AddQuestion } from '../canvas/add-question.tsx';
import { SortableList } from '../controls/sortable-list.tsx';
import { linesInSection } from '../logic/logic-lines.ts';
import { firstNumbersOf, holdsPart } from '../parts/numbering.ts';
import { dropOn, outlineIds, partIds } from '../parts/rearrange.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import styles from './outline.module.css';
import { OutlineClosing } from './outline-closing.tsx';
import { OutlineSection } from './outline-section.tsx';

interface OutlineProps extends Pick<Builder, 'questionnaire' | 'selection'> {
  /** A part was chosen or made, and has the focus. */
  onPick?: () => void;
}

/** All sections and questions in order: for finding one, and for moving them by hand or key. */
export function Outline({ questionnaire, selection, onPick }: OutlineProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  const { isPoll } = useBuilderTools();
  const { addSection } = useAddParts();
  const { apply } = usePartActions();
  const nameOf = usePartName();
  const { sections, closings = [] } = questionnaire;
  const firstNumbers = firstNumbersOf(sections);
  const broken = checkLogic(questionnaire).map(partOfFinding);
  const ids = outlineIds(questionnaire);
  const parts = partIds(questionnaire);
  const [focused, setFocused] = useState<string>();
  const entryId = [focused, selection?.id].find((id) => id !== undefined && parts.includes(id)) ?? ids[0];
  return (
    <>
      <SortableList
        ids={ids}
        nameOf={(id) => nameOf(questionnaire, id)}
        onDrop={(id, over) => apply((current) => dropOn(current, id, over), id)}
      >
        <ul
          className={styles.list}
          onFocus={({ target }) => setFocused(partOf(target))}
          onBlur={() => setFocused(undefined)}
          onKeyDown={walk}
        >
          {sections.map((section, index) => (
            <OutlineSection
              key={section.id}
              section={section}
              lines={linesInSection(section, questionnaire, translator)}
              broken={broken.filter((id) => holdsPart(section, id)).join(' ')}
              number={index + 1}
              firstNumber={firstNumbers[index] ?? 1}
              selectedId={holdsPart(section, selection?.id) ? selection?.id : undefined}
              entryId={holdsPart(section, entryId) ? entryId : undefined}
              onPick={onPick}
            />
          ))}
          {closings.map((closing, index) => (
            <OutlineClosing
              key={closing.id}
              closing={closing}
              number={index + 1}
              selected={closing.id === selection?.id}
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
