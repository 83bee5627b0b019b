import { Button } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Builder } from '../builder-context.ts';
import { AddQuestion } from '../canvas/add-question.tsx';
import { SortableList } from '../controls/sortable-list.tsx';
import { firstNumbersOf, holdsPart } from '../parts/numbering.ts';
import { dropOn, outlineIds } from '../parts/rearrange.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import styles from './outline.module.css';
import { OutlineSection } from './outline-section.tsx';

interface OutlineProps extends Pick<Builder, 'questionnaire' | 'selection'> {
  /** A part was chosen or made, and has the focus. */
  onPick?: () => void;
}

/** All sections and questions in order: for finding one, and for moving them by hand or key. */
export function Outline({ questionnaire, selection, onPick }: OutlineProps) {
  const t = useText();
  const { addSection } = useAddParts();
  const { apply } = usePartActions();
  const nameOf = usePartName();
  const { sections } = questionnaire;
  const firstNumbers = firstNumbersOf(sections);
  return (
    <>
      <SortableList
        ids={outlineIds(questionnaire)}
        nameOf={(id) => nameOf(questionnaire, id)}
        onDrop={(id, over) => apply((current) => dropOn(current, id, over), id)}
      >
        <ul className={styles.list}>
          {sections.map((section, index) => (
            <OutlineSection
              key={section.id}
              section={section}
              number={index + 1}
              firstNumber={firstNumbers[index] ?? 1}
              selectedId={holdsPart(section, selection?.id) ? selection?.id : undefined}
              onPick={onPick}
            />
          ))}
        </ul>
      </SortableList>
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
    </>
  );
}
