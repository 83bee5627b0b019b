import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { EditOptions } from '../builder-context.ts';
import { fieldId } from '../parts/element-ids.ts';
import { LocalizedField } from './localized-field.tsx';

interface TextWritten {
  value: Localized;
  onChange: (value: Localized, options: EditOptions) => void;
  label: string;
}

interface TitleAndWordsProps {
  partId: string;
  title: TextWritten;
  words: TextWritten & { field: 'intro' | 'text'; placeholder: string };
}

/** A title, and the words below it, where Enter leads from the title. */
export function TitleAndWords({ partId, title, words }: TitleAndWordsProps) {
  return (
    <>
      <LocalizedField
        partId={partId}
        field="title"
        value={title.value}
        onChange={(next) => title.onChange(next, { topic: `title:${partId}` })}
        label={title.label}
        placeholder={title.label}
        look="section"
        marks="inline"
        maxLength={LIMITS.title}
        onKeyDown={(event, locale) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          document.getElementById(fieldId(partId, words.field, locale))?.focus();
        }}
      />
      <LocalizedField
        partId={partId}
        field={words.field}
        value={words.value}
        onChange={(next) => words.onChange(next, { topic: `${words.field}:${partId}` })}
        label={words.label}
        placeholder={words.placeholder}
        look="help"
        marks="all"
        maxLength={LIMITS.help}
      />
    </>
  );
}
