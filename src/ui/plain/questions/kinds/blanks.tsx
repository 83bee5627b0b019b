import { type Blank, blankName, type PassagePart, partsOfPassage } from '#domain/questionnaire/kinds/blanks/passage.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { useLocalizedText } from '../../localized-text.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './blanks.module.css';
import { DropdownOption } from './dropdown.tsx';

/** A text whose blanks are fields, each called by its number. */
export function Blanks({ question, name, parts = {} }: AnswerProps<'fill_blanks'>) {
  const { read, lang } = useLocalizedText(question.passage);
  const all = partsOfPassage(read, question.blanks);
  return (
    <div id={fieldId(name)} tabIndex={-1} className={own.passage}>
      {all.map((part, index) => {
        if ('blank' in part) {
          const { id } = part.blank;
          const field = <BlankField key={id} blank={part.blank} name={name} shown={parts[id]?.[0] ?? ''} />;
          const joined = joinedTo(all[index + 1]);
          if (joined === '') return field;
          return (
            <span key={id} className={own.joined} lang={lang}>
              {field}
              {joined}
            </span>
          );
        }
        const { length } = joinedTo(index > 0 ? part : undefined);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no ids, and keep their places.
          <span key={`words-${index}`} lang={lang}>
            {part.words.slice(length)}
          </span>
        );
      })}
    </div>
  );
}

/** As much as stays on one line with a blank. */
const JOINED = /^\S{1,8}(?=\s|$)/u;

/** What follows a blank without a space, as a full stop does or the end of a word: it belongs to it. */
function joinedTo(part: PassagePart | undefined): string {
  return part && 'words' in part ? (JOINED.exec(part.words)?.[0] ?? '') : '';
}

function BlankField({ blank, name, shown }: { blank: Blank; name: string; shown: string }) {
  const t = useText();
  const locale = useLocale();
  const field = {
    id: fieldId(`${name}.${blank.id}`),
    name: `${name}.${blank.id}`,
    className: `${styles.control} ${own.blank}`,
    defaultValue: shown,
    'aria-label': localizedText(blankName(blank.id), locale),
  };
  if (blank.asks === 'text') return <input {...field} type="text" autoComplete="off" maxLength={LIMITS.cell * 4} />;
  return (
    <select {...field}>
      <option value="">{t('common:chooseOption')}</option>
      {blank.options.map((option, index) => (
        <DropdownOption key={option.id} option={option} number={index + 1} />
      ))}
    </select>
  );
}
