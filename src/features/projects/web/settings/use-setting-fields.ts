import type { ChangeEvent } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { settingId } from '../builder/parts/element-ids.ts';
import type { SettingsValues } from './settings-values.ts';
import type { Settings } from './use-settings.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;
type LineName = 'responseLimit' | 'password';
type MomentName = 'opensAt' | 'endsAt';
export type LocalizedName = 'title' | 'description' | 'closingText';
type ChoiceName = 'languages' | 'privacy' | 'viewType' | 'theme' | 'responseMethod' | 'onePer';

/** What the fields of the settings take to show a value, to change it, and to say what is wrong with it. */
export function useSettingFields(settings: Settings, project: { responses: number }) {
  const t = useText();
  const { values, change, write, leave, problems, refused } = settings;

  function errorOf(name: keyof SettingsValues): string | undefined {
    const problem = problems[name];
    return problem ? t(`api:${problem}`, { count: project.responses }) : refused[name];
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
    textsOf: (name: LocalizedName) => values[name],
    localized: (name: LocalizedName, locale: Locale) => ({
      value: values[name][locale],
      onChange: (event: Typed) => change({ [name]: { ...values[name], [locale]: event.currentTarget.value } }),
      onBlur: () => leave(name),
      error: errorOf(name),
    }),
    choice: <N extends ChoiceName>(name: N) => ({
      value: values[name],
      onChange(value: string | string[]) {
        change({ [name]: value } as Pick<SettingsValues, N>);
        leave(name);
      },
      error: errorOf(name),
    }),
  };
}

export type SettingFields = ReturnType<typeof useSettingFields>;
