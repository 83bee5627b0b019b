import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import type { Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { logicId } from '../parts/element-ids.ts';
import { Block } from './block.tsx';
import { type ChangeCondition, ConditionEditor } from './condition-editor.tsx';
import { EarlierQuestions } from './earlier.tsx';
import { type NamedFact, useFacts } from './facts.ts';
import { freshCondition } from './fresh-condition.ts';
import { earlierThan } from './numbered.ts';

interface AskedBlockProps {
  part: string;
  /** It is only shown: nobody is asked anything by it. */
  isSaid?: boolean;
  condition: Condition | undefined;
  earlier: readonly Question[];
  facts: readonly NamedFact[];
  variables: readonly Variable[] | undefined;
  onChange: ChangeCondition;
}

/** Who is asked a question or a section’s, or is shown a statement: everyone, or those for whom something holds. */
export function AskedBlock({ part, isSaid = false, condition, earlier, facts, variables, onChange }: AskedBlockProps) {
  const t = useText();
  const key = logicId(part, 'showIf');
  return (
    <EarlierQuestions questions={earlier} facts={facts} variables={variables}>
      <Block
        part={part}
        logic="showIf"
        label={t(isSaid ? 'logic:seen' : 'logic:asked')}
        choice={condition ? 'if' : 'all'}
        choices={[
          { value: 'all', label: t('logic:everyone') },
          { value: 'if', label: t('logic:onlyIf') },
        ]}
        onChoose={(choice) => onChange(choice === 'if' ? freshCondition(earlier, facts) : undefined)}
      >
        {condition ? (
          <ConditionEditor
            id={key}
            condition={condition}
            onChange={(next, edit) => onChange(next, next ? edit : { ...edit, focus: key })}
          />
        ) : null}
      </Block>
    </EarlierQuestions>
  );
}

/** Who is asked the questions of a section. */
export function SectionAsked({ questionnaire, section }: { questionnaire: Questionnaire; section: Section }) {
  const { editSection } = useBuilderTools();
  return (
    <AskedBlock
      part={section.id}
      condition={section.showIf}
      earlier={earlierThan(questionnaire, section)}
      facts={useFacts(questionnaire)}
      variables={questionnaire.variables}
      onChange={(showIf, edit) => editSection(section.id, { showIf }, edit)}
    />
  );
}
