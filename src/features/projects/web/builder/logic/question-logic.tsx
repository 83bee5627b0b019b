import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { logicId } from '../parts/element-ids.ts';
import { AskedBlock } from './asked-block.tsx';
import { Block } from './block.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { EarlierQuestions } from './earlier.tsx';
import { useFacts } from './facts.ts';
import { freshCondition } from './fresh-condition.ts';
import { freshJump, JumpsEditor } from './jumps-editor.tsx';
import { earlierThan } from './numbered.ts';

interface QuestionLogicProps {
  questionnaire: Questionnaire;
  question: Question;
}

/** Who is asked a question, or sees a statement. */
export function AskedIf({ questionnaire, question }: QuestionLogicProps) {
  const { editQuestion } = useBuilderTools();
  return (
    <AskedBlock
      part={question.id}
      isSaid={!isAsking(question)}
      condition={question.showIf}
      earlier={earlierThan(questionnaire, question)}
      facts={useFacts(questionnaire)}
      variables={questionnaire.variables}
      onChange={(condition, edit) => editQuestion({ ...question, showIf: condition }, edit)}
    />
  );
}

/** Whether a question must be answered: by nobody, by everyone who is asked, or by those for whom something holds. */
export function MustAnswer({ questionnaire, question }: QuestionLogicProps) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, required, requireIf } = question;
  const earlier = earlierThan(questionnaire, question);
  const facts = useFacts(questionnaire);
  const choice = required ? 'yes' : requireIf ? 'if' : 'no';
  const key = logicId(id, 'requireIf');

  function choose(next: 'no' | 'yes' | 'if'): void {
    const condition = next === 'if' ? freshCondition(earlier, facts) : undefined;
    editQuestion({ ...question, required: next === 'yes', requireIf: condition });
  }

  return (
    <EarlierQuestions questions={earlier} facts={facts} variables={questionnaire.variables}>
      <Block
        part={id}
        logic="requireIf"
        label={t('logic:mustAnswer')}
        choice={choice}
        choices={[
          { value: 'no', label: t('logic:no') },
          { value: 'yes', label: t('logic:yes') },
          { value: 'if', label: t('logic:onlyIf') },
        ]}
        onChoose={choose}
      >
        {choice === 'if' && requireIf ? (
          <ConditionEditor
            id={key}
            condition={requireIf}
            onChange={(condition, edit) =>
              editQuestion({ ...question, requireIf: condition }, condition ? edit : { ...edit, focus: key })
            }
          />
        ) : null}
      </Block>
    </EarlierQuestions>
  );
}

/** What comes after a question. */
export function AfterIt({ questionnaire, question }: QuestionLogicProps) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, jumps = [] } = question;
  const facts = useFacts(questionnaire);
  return (
    <EarlierQuestions
      questions={earlierThan(questionnaire, question, true)}
      facts={facts}
      variables={questionnaire.variables}
    >
      <Block
        part={id}
        logic="jumps"
        label={t(isAsking(question) ? 'logic:after' : 'logic:afterStatement')}
        choice={jumps.length > 0 ? 'jump' : 'next'}
        choices={[
          { value: 'next', label: t('logic:next') },
          { value: 'jump', label: t('logic:elsewhere') },
        ]}
        onChoose={(choice) =>
          editQuestion({ ...question, jumps: choice === 'jump' ? [freshJump(questionnaire, question)] : undefined })
        }
      >
        {jumps.length > 0 ? (
          <JumpsEditor
            questionnaire={questionnaire}
            question={question}
            jumps={jumps}
            onChange={(next, edit) => editQuestion({ ...question, jumps: next.length > 0 ? next : undefined }, edit)}
          />
        ) : null}
      </Block>
    </EarlierQuestions>
  );
}
