import { Textarea, TextInput } from '@mantine/core';
import { PROJECT_CLOSING } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import marks from '../builder/marks/marks.module.css';
import { useFormatting } from '../builder/marks/use-formatting.tsx';
import { InsertAnswer } from '../builder/piping/insert-answer.tsx';
import { usePipedField } from '../builder/piping/use-piped-field.ts';
import styles from './settings.module.css';
import type { LocalizedSettingField } from './use-setting-fields.ts';

interface LocalizedSettingProps {
  label: 'projects:titleIn' | 'projects:descriptionIn' | 'projects:closingTextIn' | 'projects:coverAltIn';
  hint?:
    | 'builder:altPlaceholder'
    | 'projects:descriptionHint'
    | 'projects:closingTextHint'
    | 'projects:closingTextHintPoll'
    | 'projects:closingTextHintPractice';
  /** One line unless told; of several that may be marked. */
  rows?: number;
  /** It is read after the questions: answers may be inserted. */
  pipes?: boolean;
  maxLength: number;
  required?: boolean;
  /** One for each language one writes in. */
  fields: readonly LocalizedSettingField[];
}

/** A text of the survey, in one language or side by side. */
export function LocalizedSetting({ label, hint, rows, pipes, maxLength, required, fields }: LocalizedSettingProps) {
  const t = useText();
  const labelIn = (lang: Locale) => t(label, { language: t(`builder:language.${lang}`) });
  const fieldIn = (lang: Locale) => fields.find((field) => field.lang === lang);
  const fieldId = (lang: Locale) => fieldIn(lang)?.id ?? '';
  const writeStored = (lang: Locale, text: string) => fieldIn(lang)?.write(text);
  const piped = usePipedField({ fieldId, write: writeStored });
  const shownIn = (lang: Locale, text: string) => (pipes ? piped.shown(text, lang) : text);
  const write = pipes ? piped.write : writeStored;
  const formatting = useFormatting({
    label: labelIn(fields[0]?.lang ?? 'en'),
    marks: 'all',
    fieldId,
    write,
  });
  return (
    <div className={styles.languages}>
      {fields.map(({ write: _write, ...field }) => {
        const shown = {
          ...field,
          value: shownIn(field.lang, field.value),
          placeholder: field.placeholder && shownIn(field.lang, field.placeholder),
          onChange: (event: { currentTarget: { value: string } }) => write(field.lang, event.currentTarget.value),
          label: labelIn(field.lang),
          description: hint && t(hint),
          maxLength,
          required,
          withAsterisk: false,
        };
        return rows ? (
          <Textarea
            key={field.lang}
            autosize
            minRows={rows}
            // What is done with the text stands at its foot: what is said of it comes before.
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            inputContainer={(input) => (
              <>
                {input}
                <span className={marks.below}>
                  {formatting.menu(field.lang, { label: shown.label, inWords: true })}
                  {pipes ? (
                    <InsertAnswer
                      inWords
                      partId={PROJECT_CLOSING.partId}
                      label={shown.label}
                      onPick={(picked) => piped.insert(field.lang, picked)}
                    />
                  ) : null}
                </span>
              </>
            )}
            onKeyDownCapture={(event) => formatting.press(event, field.lang)}
            onKeyDown={(event) => {
              const isBack = pipes && event.key === 'Backspace';
              if (isBack && piped.deletePiped(event.currentTarget, field.lang)) event.preventDefault();
            }}
            {...shown}
          />
        ) : (
          <TextInput key={field.lang} {...shown} />
        );
      })}
      {rows ? formatting.dialog : null}
    </div>
  );
}
