import type { Localized } from '#domain/text/localized.ts';
import type { SettingsValues } from './settings-values.ts';

/** The texts among the settings, by what they are called as the checker and the table of translations name them. */
export const SETTING_TEXTS = ['title', 'description', 'coverAlt', 'closingText'] as const;
export type SettingText = (typeof SETTING_TEXTS)[number];

export type TextsAmongSettings = Pick<SettingsValues, 'title' | 'description' | 'cover' | 'closingText'>;

/** A text of the settings; none where there is nothing that it is said of. */
export function textAmong(values: TextsAmongSettings, name: SettingText): Localized | undefined {
  if (name !== 'coverAlt') return values[name];
  return values.cover && !values.cover.decorative ? values.cover.alt : undefined;
}

/** What changes in the settings where a text of theirs is another in one language. */
export function withText(values: TextsAmongSettings, name: SettingText, text: Localized): Partial<TextsAmongSettings> {
  const { cover } = values;
  if (name === 'coverAlt') return cover ? { cover: { ...cover, alt: { ...cover.alt, ...text } } } : {};
  return { [name]: { ...values[name], ...text } };
}

/** The field that holds a text. */
export function fieldOfText(name: SettingText): keyof TextsAmongSettings {
  return name === 'coverAlt' ? 'cover' : name;
}
