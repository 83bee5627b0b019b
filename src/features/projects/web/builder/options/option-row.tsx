import { IconArrowDown, IconArrowUp, IconCheck, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Option } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DragHandle, useSortableRow } from '#ui/dashboard/lists/order/sortable-list.tsx';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { LocalizedField } from '../fields/localized-field.tsx';
import { fieldId } from '../parts/element-ids.ts';
import { OptionPicture } from '../pictures/option-picture.tsx';
import { pictureDrop } from '../pictures/picture-drop.ts';
import { linesOf } from './option-lines.ts';
import type { OptionList } from './option-list.ts';
import { OptionMenu, type OptionSetting, OptionTags } from './option-menu.tsx';
import styles from './options.module.css';
import type { OptionEdits } from './use-option-edits.ts';

/** What stands before an option, as respondents see it: a circle or a box to tick, or its number. */
export type OptionMark = 'round' | 'square' | 'numbered';

interface OptionRowProps {
  questionId: string;
  /** None where the key of a quiz says another order than the one they are written in. */
  mark: OptionMark | 'none';
  option: Option;
  /** From 1. */
  number: number;
  last: boolean;
  /** Whether the answer key of a quiz names it. */
  right: boolean;
  /** Says that it is right; left out where options are not marked. */
  onRight: ((optionId: string) => void) | undefined;
  /** What the key says beside it: its place in an order, or what belongs to it. */
  beside: string | undefined;
  /** What one without a text is called. */
  named: OptionList['named'];
  /** The same array as long as these are: typing in another option does not draw this one again. */
  settings: readonly OptionSetting[];
  edits: OptionEdits;
  /** Takes a picture that is dropped on it; left out where options have none. */
  onPicture: ((optionId: string, file: File) => void) | undefined;
}

/**
 * One option. Enter begins the next, Backspace in an empty one removes it, Alt and an arrow move it. Typing in one
 * draws no other again: lists of districts are long.
 */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { questionId, mark, option, number, last, right, onRight, beside, named, settings, edits, onPicture } = props;
  const t = useText();
  const format = useFormat();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(option.id);
  const partId = `${questionId}-${option.id}`;
  const [up, down] = [`${partId}-up`, `${partId}-down`];

  function press(event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isArrow) edits.step(option.id, event.key === 'ArrowUp' ? -1 : 1, fieldId(partId, 'label', locale));
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) edits.add(option.id, locale);
    else if (event.key === 'Backspace' && isBlank(option.label)) edits.remove(option.id, locale);
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    const text = event.clipboardData.getData('text/plain');
    if (linesOf(text).length < 2) return;
    event.preventDefault();
    edits.paste({ text, locale });
  }

  const dot = (
    <span className={styles.dot} data-mark={mark} aria-hidden="true">
      {mark === 'numbered' ? `${format.number(number)}.` : right ? <IconCheck size={18} stroke={3} /> : null}
    </span>
  );
  return (
    <li
      ref={attach}
      style={style}
      className={styles.option}
      data-dragging={isDragging || undefined}
      data-right={right || undefined}
      {...(onPicture && pictureDrop((file) => onPicture(option.id, file)))}
    >
      <DragHandle attachHandle={attachHandle} handle={handle} label={t('builder:dragOption', { number })} />
      <span className={styles.mark}>
        {onRight ? (
          // A press leaves the text that is written in: on a phone all would move under the finger.
          <button
            type="button"
            aria-pressed={right}
            aria-label={t('quiz:markRight', { number })}
            title={t('quiz:markRight', { number })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRight(option.id)}
          >
            {dot}
          </button>
        ) : (
          dot
        )}
      </span>
      <LocalizedField
        partId={partId}
        field="label"
        value={option.label}
        onChange={(label) => edits.relabel(option.id, label)}
        label={t(named, { number })}
        placeholder={t(named, { number })}
        look="option"
        maxLength={LIMITS.label}
        onKeyDown={press}
        onPaste={paste}
      />
      {onPicture && option.image ? (
        <OptionPicture
          partId={partId}
          image={option.image}
          number={number}
          onChange={(image, topic) => edits.set(option.id, { image }, topic)}
        />
      ) : null}
      <OptionTags option={option} settings={settings} beside={beside} />
      <span className={styles.optionTools}>
        <ToolButton
          size={32}
          id={up}
          label={t('builder:moveOptionUp', { number })}
          disabled={number === 1}
          onClick={() => edits.step(option.id, -1, up)}
        >
          <IconArrowUp size={16} />
        </ToolButton>
        <ToolButton
          size={32}
          id={down}
          label={t('builder:moveOptionDown', { number })}
          disabled={last}
          onClick={() => edits.step(option.id, 1, down)}
        >
          <IconArrowDown size={16} />
        </ToolButton>
        {settings.length > 0 ? (
          <OptionMenu option={option} number={number} settings={settings} edits={edits} onPicture={onPicture} />
        ) : null}
        <ToolButton size={32} label={t('builder:removeOption', { number })} onClick={() => edits.remove(option.id)}>
          <IconX size={16} />
        </ToolButton>
      </span>
    </li>
  );
});
