import { NativeSelect, Stack } from '@mantine/core';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { isVotable } from '#domain/answers/poll/poll-results.ts';
import { changeKind, placeOf } from '#domain/questionnaire/editing/edit.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { isAsking, kindName, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { offeredKinds, toolsOf } from '../kinds/kind-tools.ts';
import { useOfferedName } from '../kinds/use-offered-name.ts';
import { CarriedOptions } from '../logic/carried-options.tsx';
import { AfterIt, AskedIf, MustAnswer } from '../logic/question-logic.tsx';
import { MarkingSettings } from '../marking/marking-settings.tsx';
import { BesideTexts, besideTexts } from '../parts/beside-texts.tsx';
import { newId } from '../parts/new-id.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import { useDraft } from '../state/use-draft.ts';
import { DefaultAnswer } from './default-answer.tsx';
import styles from './inspector.module.css';

interface QuestionDetailsProps {
  id: string;
  /** Instead of a question that is gone. */
  otherwise?: ReactNode;
}

/** What is set beside the texts of a question. */
export function QuestionDetails({ id, otherwise = null }: QuestionDetailsProps) {
  const rested = useDeferredValue(useDraft((draft) => draft.rested));
  const question = useDraft(({ questionnaire }) => {
    const found = findQuestion(questionnaire, id);
    return found && besideTexts(found);
  });
  if (!question) return otherwise;
  return (
    <BesideTexts>
      <QuestionSettings questionnaire={rested} question={question} />
    </BesideTexts>
  );
}

interface QuestionSettingsProps {
  questionnaire: Questionnaire;
  question: Question;
}

const QuestionSettings = memo(function QuestionSettings({ questionnaire, question }: QuestionSettingsProps) {
  const t = useText();
  const { isPoll, isQuiz, isAlone, editQuestion } = useBuilderTools();
  const actions = usePartActions();
  const nameOf = usePartName();
  const offeredName = useOfferedName();
  const { sections } = questionnaire;
  const { Settings } = toolsOf(question.kind);
  // What is right is what a question of a quiz is chosen for; how it is answered comes after that.
  const isMarked = isQuiz && kindOf(question).keyedBy !== undefined;
  const beyondTexts = (
    <>
      {Settings ? <Settings key={question.kind} question={question} /> : null}
      <DefaultAnswer question={question} />
    </>
  );
  return (
    <div className={styles.groups}>
      <Stack gap="md">
        <NativeSelect
          label={t('builder:kindLabel')}
          value={question.kind}
          onChange={(event) =>
            editQuestion(changeKind(question, event.currentTarget.value as QuestionKind, newId, isQuiz))
          }
          data={offeredKinds({ isPoll: isPoll && isVotable(question.kind), isQuiz }).map(({ group, kinds }) => ({
            group: t(`builder:kindGroup.${group}`),
            items: kinds
              .filter((kind) => !isAlone || isAsking({ kind }))
              .map((kind) => {
                const name = kind === question.kind ? kindName(question) : offeredName(kind);
                return { value: kind, label: t(`builder:kind.${name}`) };
              }),
          }))}
        />
        {isMarked ? null : beyondTexts}
      </Stack>
      {isMarked ? (
        <>
          <MarkingSettings question={question} />
          <Stack gap="md">{beyondTexts}</Stack>
        </>
      ) : null}
      {isPoll || isAlone ? null : (
        <Stack gap="md">
          <CarriedOptions questionnaire={questionnaire} question={question} />
          <AskedIf questionnaire={questionnaire} question={question} />
          {isAsking(question) ? <MustAnswer questionnaire={questionnaire} question={question} /> : null}
          <AfterIt questionnaire={questionnaire} question={question} />
        </Stack>
      )}
      {sections.length > 1 ? (
        <NativeSelect
          label={t('builder:sectionLabel')}
          value={placeOf(questionnaire, question.id)?.sectionId}
          onChange={(event) => actions.moveTo(question.id, event.currentTarget.value)}
          data={sections.map(({ id }) => ({ value: id, label: nameOf(questionnaire, id) }))}
        />
      ) : null}
    </div>
  );
});
