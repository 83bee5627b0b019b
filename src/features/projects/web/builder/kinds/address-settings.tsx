import { Input, SegmentedControl, Switch } from '@mantine/core';
import { PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { PART_LABELS } from '#domain/questionnaire/kinds/place/address-parts.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

/** How near a place is asked for, and what is written beside it. */
export function AddressSettings({ question }: { question: QuestionOf<'postal_address'> }) {
  const t = useText();
  const locale = useLocale();
  const { editQuestion } = useBuilderTools();
  const named = (part: keyof typeof PART_LABELS) => localizedText(PART_LABELS[part], locale);
  return (
    <>
      <Input.Wrapper label={t('builder:placesTo')} description={t('builder:placesToHint')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('builder:placesTo')}
          value={question.level}
          onChange={(value) =>
            editQuestion({ ...question, level: PLACE_LEVELS.find((level) => level === value) ?? question.level })
          }
          data={PLACE_LEVELS.map((value) => ({ value, label: named(value) }))}
        />
      </Input.Wrapper>
      <Switch
        label={named('line')}
        checked={question.asksLine ?? false}
        onChange={(event) => editQuestion({ ...question, asksLine: event.currentTarget.checked || undefined })}
      />
      <Switch
        label={named('postcode')}
        checked={question.asksPostcode ?? false}
        onChange={(event) => editQuestion({ ...question, asksPostcode: event.currentTarget.checked || undefined })}
      />
    </>
  );
}
