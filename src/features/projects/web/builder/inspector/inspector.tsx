import { Stack } from '@mantine/core';
import { ClosingSettings } from '../closings/closing-settings.tsx';
import { SectionAsked } from '../logic/asked-block.tsx';
import { useDraft } from '../state/use-draft.ts';
import { QuestionDetails } from './question-details.tsx';
import { QuestionsShuffled } from './questions-shuffled.tsx';
import { SectionDraw } from './section-draw.tsx';
import { SectionShuffled } from './section-shuffled.tsx';
import { SurveyOverview } from './survey-overview.tsx';

/** What is set beside the texts of what is selected; without a question, the survey as a whole too. */
export function Inspector() {
  const type = useDraft(({ selection }) => selection?.type);
  const id = useDraft(({ selection }) => selection?.id) ?? '';
  switch (type) {
    case 'question':
      return <QuestionDetails key={id} id={id} otherwise={<SurveyOverview />} />;
    case 'section':
      return <SectionDetails key={id} id={id} />;
    case 'closing':
      return <ClosingDetails key={id} id={id} />;
    default:
      return <SurveyOverview />;
  }
}

function ClosingDetails({ id }: { id: string }) {
  const closing = useDraft(({ questionnaire }) => questionnaire.closings?.find((one) => one.id === id));
  if (!closing) return <SurveyOverview />;
  return (
    <Stack gap="xl">
      <ClosingSettings closing={closing} />
      <SurveyOverview />
    </Stack>
  );
}

function SectionDetails({ id }: { id: string }) {
  const rested = useDraft((draft) => draft.rested);
  const section = useDraft(({ questionnaire }) => {
    const found = questionnaire.sections.find((one) => one.id === id);
    return found && { ...found, title: {}, intro: {} };
  });
  if (!section) return <SurveyOverview />;
  return (
    <Stack gap="xl">
      <SectionAsked questionnaire={rested} section={section} />
      <SectionShuffled questionnaire={rested} section={section} />
      <QuestionsShuffled section={section} />
      <SectionDraw section={section} />
      <SurveyOverview />
    </Stack>
  );
}
