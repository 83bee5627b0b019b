import { Textarea, TextInput } from '@mantine/core';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { fieldId } from '../parts/element-ids.ts';

interface TextSettingProps {
  partId: string;
  /** As findings call it. */
  name:
    | 'unit'
    | 'agreement'
    | 'patternMessage'
    | 'low'
    | 'high'
    | 'label'
    | 'entry'
    | 'passage'
    | 'feedback'
    | 'optionFeedback'
    | 'bandFeedback';
  label: string;
  description?: string;
  placeholder?: string | ((locale: Locale) => string);
  maxLength: number;
  /** Of several lines. */
  lines?: boolean;
  value: Localized;
  /** Edits of one language in a row are one step. */
  onChange: (value: Localized, edit: { topic: string }) => void;
}

/** A text of a question beside its title and help, in each language one writes in. */
export function TextSetting({ partId, name, label, placeholder, lines, value, onChange, ...field }: TextSettingProps) {
  const t = useText();
  const Field = lines ? Textarea : TextInput;
  const { writing, languages } = useBuilderTools();
  return writing.map((locale) => (
    <Field
      key={locale}
      {...field}
      {...(lines && { autosize: true, minRows: 2 })}
      id={fieldId(partId, name, locale)}
      lang={locale}
      placeholder={typeof placeholder === 'function' ? placeholder(locale) : placeholder}
      label={
        languages.length > 1
          ? t('builder:inLanguage', { field: label, language: t(`builder:language.${locale}`) })
          : label
      }
      value={value[locale] ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ ...value, [locale]: currentTarget.value || undefined }, { topic: `${name}:${partId}:${locale}` })
      }
    />
  ));
}
