import { Button } from '@mantine/core';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilder } from '../builder-context.ts';
import { AddQuestion } from '../canvas/add-question.tsx';
import { useFindings } from '../findings/use-findings.ts';
import { dropOn, outlineIds } from '../rearrange.ts';
import { SortableList } from '../sortable-list.tsx';
import { useAddParts } from '../use-add-parts.ts';
import { usePartActions } from '../use-part-actions.ts';
import { usePartName } from '../use-part-name.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';

/** All sections and questions in order: for finding one, and for moving them by hand or key. */
export function Outline({ onPick }: { onPick?: () => void }) {
  const t = useText();
  const { questionnaire } = useBuilder();
  const { addSection } = useAddParts();
  const { apply } = usePartActions();
  const nameOf = usePartName();
  const { severityOf } = useFindings();
  const numbers = new Map(questionsOf(questionnaire).map((question, index) => [question.id, index + 1]));
  return (
    <>
      <SortableList
        ids={outlineIds(questionnaire)}
        nameOf={(id) => nameOf(questionnaire, id)}
        onDrop={(id, over) => apply((current) => dropOn(current, id, over), id)}
      >
        <ul className={styles.list}>
          {questionnaire.sections.flatMap((section, index) => [
            <OutlineRow
              key={section.id}
              part={{ type: 'section', id: section.id }}
              number={index + 1}
              title={section.title}
              severity={severityOf(section.id)}
              onPick={onPick}
            />,
            ...section.questions.map((question) => (
              <OutlineRow
                key={question.id}
                part={{ type: 'question', id: question.id }}
                number={numbers.get(question.id) ?? 0}
                title={question.title}
                severity={severityOf(question.id)}
                onPick={onPick}
              />
            )),
          ])}
        </ul>
      </SortableList>
      <div className={styles.more}>
        <AddQuestion fullWidth />
        <Button variant="subtle" fullWidth onClick={addSection}>
          {t('builder:addSection')}
        </Button>
      </div>
    </>
  );
}
