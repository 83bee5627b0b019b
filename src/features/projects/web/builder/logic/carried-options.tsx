import { NativeSelect, Text } from '@mantine/core';
import { carriableIn } from '#domain/questionnaire/carried/carry-options.ts';
import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { logicId } from '../parts/element-ids.ts';
import { Block } from './block.tsx';
import { earlierThan, numbered } from './numbered.ts';

/** Whether a question takes options from an earlier one, from which, and whether those chosen there or the others. */
export function CarriedOptions({ questionnaire, question }: { questionnaire: Questionnaire; question: Question }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const carried = carriedBy(question);
  const sources = earlierThan(questionnaire, question).filter((one) => carriableIn(one).length > 0);
  const nearest = sources.at(-1);
  if (!kindOf(question).askingFor || (!nearest && !carried)) return null;

  function choose(which: 'none' | 'chosen' | 'not_chosen', from = carried?.from ?? nearest?.id): void {
    const taken = which === 'none' || from === undefined ? undefined : { from, which };
    editQuestion({ ...question, carried: taken } as Question);
  }

  return (
    <Block
      part={question.id}
      logic="carried"
      label={t('logic:carried')}
      choice={carried?.which ?? 'none'}
      choices={[
        { value: 'none', label: t('logic:carriedNone') },
        { value: 'chosen', label: t('logic:carriedChosen') },
        { value: 'not_chosen', label: t('logic:carriedNotChosen') },
      ]}
      onChoose={choose}
    >
      {carried ? (
        <>
          <SourceSelect
            id={`${logicId(question.id, 'carried')}-from`}
            questionnaire={questionnaire}
            sources={sources}
            from={carried.from}
            onChange={(from) => choose(carried.which, from)}
          />
          <Text size="sm" c="dimmed">
            {t('logic:carriedHint')}
          </Text>
        </>
      ) : null}
    </Block>
  );
}

interface SourceSelectProps {
  id: string;
  questionnaire: Questionnaire;
  sources: readonly Question[];
  from: string;
  onChange: (from: string) => void;
}

function SourceSelect({ id, questionnaire, sources, from, onChange }: SourceSelectProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { questions } = numbered(questionnaire);
  return (
    <NativeSelect
      id={id}
      aria-label={t('logic:carriedFrom')}
      value={sources.some((source) => source.id === from) ? from : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {sources.some((source) => source.id === from) ? null : <option value="">{t('logic:notBefore')}</option>}
      {sources.map((source) => (
        <option key={source.id} value={source.id}>
          {`${format.number(questions.get(source.id)?.number ?? 0)}. ${
            localizedWords(source.title, locale) || t('questions:untitled')
          }`}
        </option>
      ))}
    </NativeSelect>
  );
}
