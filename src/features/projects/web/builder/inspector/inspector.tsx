import { NativeSelect, Stack } from '@mantine/core';
import { isVotable } from '#domain/answers/poll-results.ts';
import { changeKind, placeOf } from '#domain/questionnaire/edit.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Builder, useBuilderTools } from '../builder-context.ts';
import { ClosingSettings } from '../closings/closing-settings.tsx';
import { offeredKinds, toolsOf } from '../kinds/kind-tools.ts';
import { SectionAsked } from '../logic/asked-block.tsx';
import { CarriedOptions } from '../logic/carried-options.tsx';
import { AfterIt, AskedIf, MustAnswer } from '../logic/question-logic.tsx';
import { newId } from '../parts/new-id.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { usePartName } from '../parts/use-part-name.ts';
import styles from './inspector.module.css';
import { SectionShuffled } from './section-shuffled.tsx';
import { SurveyOverview } from './survey-overview.tsx';

/** What is set beside the texts of what is selected; without a question, the survey as a whole too. */
export function Inspector({ questionnaire, selection }: Pick<Builder, 'questionnaire' | 'selection'>) {
  const question = selection?.type === 'question' ? findQuestion(questionnaire, selection.id) : undefined;
  const section = questionnaire.sections.find(({ id }) => selection?.type === 'section' && id === selection.id);
  if (section) {
    return (
      <Stack gap="xl">
        <SectionAsked key={section.id} questionnaire={questionnaire} section={section} />
        <SectionShuffled questionnaire={questionnaire} section={section} />
        <SurveyOverview questionnaire={questionnaire} />
      </Stack>
    );
  }
  const closing = questionnaire.closings?.find(({ id }) => selection?.type === 'closing' && id === selection.id);
  if (closing) {
    return (
      <Stack gap="xl">
        <ClosingSettings key={closing.id} closing={closing} />
        <SurveyOverview questionnaire={questionnaire} />
      </Stack>
    );
  }
  if (!question) return <SurveyOverview questionnaire={questionnaire} />;
  return <QuestionSettings key={question.id} questionnaire={questionnaire} question={question} />;
}

function QuestionSettings({ questionnaire, question }: { questionnaire: Questionnaire; question: Question }) {
  const t = useText();
  const { isPoll, editQuestion } = useBuilderTools();
  const actions = usePartActions();
  const nameOf = usePartName();
  const { sections } = questionnaire;
  const { Settings } = toolsOf(question.kind);
  return (
    <div className={styles.groups}>
      <Stack gap="md">
        <NativeSelect
          label={t('builder:kindLabel')}
          value={question.kind}
          onChange={(event) => editQuestion(changeKind(question, event.currentTarget.value as QuestionKind, newId))}
          data={offeredKinds(isPoll && isVotable(question.kind)).map(({ group, kinds }) => ({
            group: t(`builder:kindGroup.${group}`),
            items: kinds.map((kind) => ({ value: kind, label: t(`builder:kind.${kind}`) })),
          }))}
        />
        {Settings ? <Settings key={question.kind} question={question} /> : null}
      </Stack>
      {isPoll ? null : (
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
}
