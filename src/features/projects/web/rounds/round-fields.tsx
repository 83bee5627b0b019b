import { Radio, Stack, TextInput } from '@mantine/core';
import { OPENED_BY, type OpenedBy, type Round, type Series } from '#domain/quiz/series/series.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { LONGEST } from '../../contract/settings.ts';
import type { SettingEdit, Settings } from '../settings/use-settings.ts';
import { RoundMoment } from './round-moment.tsx';
import { SectionChoice } from './section-choice.tsx';

export interface RoundFieldsProps {
  round: Round;
  /** From 1. */
  number: number;
  /** It and the others. */
  series: Series;
  /** Of the draft, as it stands on the screen. */
  sections: Parameters<typeof SectionChoice>[0]['sections'];
  /** Which one writes in. */
  languages: readonly Locale[];
  isPractice: boolean;
  /** What is changed holds at once. */
  isCollecting: boolean;
  /** What the server refused of it, in its words, by field. */
  refused: Partial<Record<keyof Round, string>>;
  hold: Settings['hold'];
  onChange: (round: Round, edit?: SettingEdit) => void;
}

/** What is set of a round: what it is called and asks, when it is taken, and by whom. */
export function RoundFields({
  round,
  number,
  series,
  sections,
  languages,
  isPractice,
  isCollecting,
  refused,
  hold,
  onChange,
}: RoundFieldsProps) {
  const t = useText();
  const nameIn = (lang: Locale) =>
    languages.length > 1
      ? t('builder:inLanguage', { field: t('rounds:name'), language: t(`builder:language.${lang}`) })
      : t('rounds:name');
  return (
    <>
      {languages.map((lang) => (
        <TextInput
          key={lang}
          lang={lang}
          label={nameIn(lang)}
          maxLength={LONGEST.line}
          value={round.title[lang] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...round, title: { ...round.title, [lang]: value } }, { topic: `round:${round.id}:${lang}` })
          }
        />
      ))}
      <SectionChoice {...{ round, series, sections, isCollecting, onChange }} error={refused.sections} />
      <FieldPair>
        <RoundMoment
          id={`round-${round.id}-opensAt`}
          hold={hold}
          label={t('rounds:opensAt')}
          usual="00:00"
          value={round.opensAt}
          refused={refused.opensAt}
          onChange={(opensAt) => onChange({ ...round, opensAt })}
        />
        {isPractice ? null : (
          <RoundMoment
            id={`round-${round.id}-endsAt`}
            hold={hold}
            label={t('rounds:endsAt')}
            usual="23:59"
            value={round.endsAt}
            refused={refused.endsAt}
            after={round.opensAt}
            onChange={(endsAt) => onChange({ ...round, endsAt })}
          />
        )}
      </FieldPair>
      {number > 1 && !isPractice ? (
        <Radio.Group
          label={t('rounds:openedBy')}
          value={round.openedBy}
          error={refused.openedBy}
          onChange={(openedBy) => onChange({ ...round, openedBy: openedBy as OpenedBy })}
        >
          <Stack gap="xs" mt="xs">
            {OPENED_BY.map((value) => (
              <Radio key={value} value={value} label={t(`rounds:openedByOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
    </>
  );
}
