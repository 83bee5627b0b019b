import { Textarea, TextInput } from '@mantine/core';
import type { Locale } from '#domain/text/locale.ts';
import { type Piped, printPiped } from '#domain/text/piped.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import marks from '../builder/marks/marks.module.css';
import { useFormatting } from '../builder/marks/use-formatting.tsx';
import { InsertAnswer } from '../builder/piping/insert-answer.tsx';
import { insertPiped, OPEN } from '../builder/piping/insert-piped.ts';
import { useFieldTexts } from '../builder/piping/use-field-texts.ts';
import styles from './settings.module.css';
import type { LocalizedSettingField } from './use-setting-fields.ts';

interface LocalizedSettingProps {
  label: 'projects:titleIn' | 'projects:descriptionIn' | 'projects:closingTextIn';
  hint?: 'projects:descriptionHint' | 'projects:closingTextHint' | 'projects:closingTextHintPoll';
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
  const texts = useFieldTexts();
  const shownIn = (lang: Locale, text: string) => (pipes ? texts.toField(text, lang) : text);
  const write = (lang: Locale, shown: string) => fieldIn(lang)?.write(pipes ? texts.fromField(shown) : shown);
  const insert = (lang: Locale, piped: Piped) =>
    insertPiped(
      document.getElementById(fieldIn(lang)?.id ?? ''),
      shownIn(lang, printPiped({ ...piped, fallback: OPEN })),
      (text) => write(lang, text),
    );
  const formatting = useFormatting({
    label: labelIn(fields[0]?.lang ?? 'en'),
    marks: 'all',
    fieldId: (lang) => fieldIn(lang)?.id ?? '',
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
            rightSection={
              <span className={marks.within}>
                {formatting.menu(field.lang, shown.label)}
                {pipes ? (
                  <InsertAnswer partId="" label={shown.label} onPick={(piped) => insert(field.lang, piped)} />
                ) : null}
              </span>
            }
            onKeyDownCapture={(event) => formatting.press(event, field.lang)}
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
