import { Input, SegmentedControl, Switch } from '@mantine/core';
import { hasPicturedOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { ChoiceQuestion, QuestionOf } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { ChosenBounds } from './chosen-bounds.tsx';
import { RankedBounds } from './ranked-bounds.tsx';

/** Whether the options come in another order for each respondent. */
export function OptionOrder({ question }: { question: ChoiceQuestion }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <Switch
      label={t('builder:shuffle')}
      description={t('builder:shuffleHint')}
      checked={question.shuffle ?? false}
      onChange={(event) => editQuestion({ ...question, shuffle: event.currentTarget.checked || undefined })}
    />
  );
}

/** Their order, and how many stand beside each other. */
export function OptionLayout({ question }: { question: QuestionOf<'single_choice' | 'multiple_choice'> }) {
  const t = useText();
  const format = useFormat();
  const { editQuestion } = useBuilderTools();
  // With pictures they stand beside each other in any case.
  const isPictured = hasPicturedOptions(question.options);
  const counts = Array.from({ length: LIMITS.columns }, (_, index) => index + 1).slice(isPictured ? 1 : 0);
  const usual = isPictured ? LIMITS.columns : 1;
  return (
    <>
      <OptionOrder question={question} />
      <Input.Wrapper
        label={t('builder:columns')}
        description={t(isPictured ? 'builder:columnsHintPictured' : 'builder:columnsHint')}
        labelElement="div"
      >
        <div>
          <SegmentedControl
            mt={6}
            aria-label={t('builder:columns')}
            value={String(question.columns ?? usual)}
            onChange={(value) =>
              editQuestion({ ...question, columns: Number(value) === usual ? undefined : Number(value) })
            }
            data={counts.map((count) => ({ value: String(count), label: format.number(count) }))}
          />
        </div>
      </Input.Wrapper>
    </>
  );
}

/** How many are chosen, then as of one choice. */
export function SeveralSettings({ question }: { question: QuestionOf<'multiple_choice'> }) {
  return (
    <>
      <ChosenBounds question={question} />
      <OptionLayout question={question} />
    </>
  );
}

/** How many are put in order, then as of a dropdown. */
export function RankingSettings({ question }: { question: QuestionOf<'ranking'> }) {
  return (
    <>
      <RankedBounds question={question} />
      <OptionOrder question={question} />
    </>
  );
}
