import type { ChangeEvent } from 'react';
import { type Finding, partOf } from '#domain/questionnaire/finding.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useChecked } from '../workshop/checked.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { settingId } from './setting-id.ts';
import { BOUNDS } from './setting-problems.ts';
import { fieldOfText, type SettingText, textAmong, withText } from './setting-texts.ts';
import type { SettingsValues } from './settings-values.ts';

type LineName =
  | 'responseLimit'
  | 'totalMinutes'
  | 'questionSeconds'
  | 'attemptsMost'
  | 'attemptsDelay'
  | 'newPerDay'
  | 'retryPenalty'
  | 'redirect'
  | 'retentionDays'
  | 'password';
type MomentName = 'opensAt' | 'endsAt';
type ChoiceName =
  | 'category'
  | 'company'
  | 'languages'
  | 'privacy'
  | 'viewType'
  | 'theme'
  | 'responseMethod'
  | 'onePer'
  | 'onClose'
  | 'grade'
  | 'leaderboard'
  | 'retentionEnd';

/** What the fields of the settings take to show a value, to change it, and to say what is wrong with it. */
export function useSettingFields({ settings, project, builder }: Workshop) {
  const t = useText();
  const textOf = useFindingText();
  const { values, change, write, leave, problems, refused } = settings;
  const { languages, writing, tried } = builder.tools;
  const { errors } = useChecked();
  const missing = tried ? errors.filter(isOfSettings) : [];

  function errorOf(name: keyof SettingsValues): string | undefined {
    const problem = problems[name];
    return problem ? t(`api:${problem}`, { count: project.responses, max: BOUNDS[problem] }) : refused[name];
  }

  return {
    errorOf,
    line: (name: LineName) => ({
      id: settingId(name),
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(name, event.currentTarget.value),
      onBlur: () => leave(name),
      error: errorOf(name),
    }),
    moment: (name: MomentName) => ({
      id: settingId(name),
      value: values[name],
      onChange: (value: string) => write(name, value),
      onLeave: () => leave(name),
      error: errorOf(name),
    }),
    /** In each language one writes in. Where it is missing in one, the text in the other stands there as a model. */
    localized: (name: SettingText) =>
      writing.map((lang) => {
        const stored = textAmong(values, name) ?? {};
        const field = fieldOfText(name);
        const write = (text: string) => change(withText(values, name, { [lang]: text }), { topic: `${name}:${lang}` });
        const found = missing.find(({ text, locale = lang }) => text === name && locale === lang);
        return {
          id: settingId(name, lang),
          lang,
          value: stored[lang] ?? '',
          write,
          onBlur: () => leave(field),
          placeholder: languages.length > 1 ? readLocalized(stored, lang)?.text : undefined,
          error: errorOf(field) ?? (found && textOf(found)),
        };
      }),
    choice: <N extends ChoiceName>(name: N) => ({
      id: settingId(name),
      value: values[name],
      onChange(value: string | string[] | null) {
        change({ [name]: value } as Pick<SettingsValues, N>);
        leave(name);
      },
      error: errorOf(name),
    }),
  };
}

export type SettingFields = ReturnType<typeof useSettingFields>;
export type LocalizedSettingField = ReturnType<SettingFields['localized']>[number];

/** Sections, questions and closings have titles too. */
function isOfSettings(finding: Finding): boolean {
  return partOf(finding) === undefined;
}
