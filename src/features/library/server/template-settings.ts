import { LOCALES } from '#domain/text/locale.ts';
import { missingLocales } from '#domain/text/localized.ts';
import { ofType, type ProjectKind } from '#features/projects/contract/kinds.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { settingsAtFirst } from '#features/projects/public.ts';

type Template = Pick<ProjectSettings, 'title' | 'description' | 'theme'> & { kind: ProjectKind };

/** What a project of a template is set to as it begins: in the languages of its title. */
export function settingsOf({ kind, title, description, theme }: Template): ProjectSettings {
  const missing = missingLocales(title, LOCALES);
  const languages = LOCALES.filter((locale) => !missing.includes(locale));
  return { ...settingsAtFirst(ofType(kind)), title, description, theme, languages };
}
