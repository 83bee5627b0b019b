import type { Question, QuestionOf } from '#domain/questionnaire/schema.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Text } from '#messages/create-i18n.ts';

type Format = ReturnType<typeof useFormat>;

/** What a question asks for beyond what its owner wrote, in words; undefined where anything goes. */
export function useQuestionHint(question: Question): string | undefined {
  const t = useText();
  const format = useFormat();
  switch (question.kind) {
    case 'multiple_choice':
      return howMany(t, question);
    case 'number':
      return whichNumbers(t, question);
    case 'rating':
      // An owner who writes help says what the ends mean.
      return isBlank(question.help) ? t('questions:ratingEnds', { steps: question.steps }) : undefined;
    case 'date':
      return whichDays(t, format, question);
    default:
      return undefined;
  }
}

function howMany(t: Text, { minChosen: min = 0, maxChosen: max }: QuestionOf<'multiple_choice'>): string | undefined {
  if (max !== undefined && min > 0) {
    return min === max ? t('questions:chooseExactly', { min }) : t('questions:chooseBetween', { min, max });
  }
  if (max !== undefined) return t('questions:chooseAtMost', { max });
  return min > 1 ? t('questions:chooseAtLeast', { min }) : undefined;
}

function whichNumbers(t: Text, { min, max }: QuestionOf<'number'>): string | undefined {
  if (min !== undefined && max !== undefined) return t('questions:numberBetween', { min, max });
  if (min !== undefined) return t('questions:numberFrom', { min });
  return max === undefined ? undefined : t('questions:numberTo', { max });
}

function whichDays(t: Text, format: Format, { min, max }: QuestionOf<'date'>): string | undefined {
  if (min && max) return t('questions:dateBetween', { min: format.date(min), max: format.date(max) });
  if (min) return t('questions:dateFrom', { min: format.date(min) });
  return max ? t('questions:dateTo', { max: format.date(max) }) : undefined;
}
