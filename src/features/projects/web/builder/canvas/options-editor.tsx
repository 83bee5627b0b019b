import { Button } from '@mantine/core';
import { IconClipboardText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addOption, type ChoiceQuestion, moveOption, removeOption } from '#domain/questionnaire/edit-options.ts';
import { LIMITS } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilder } from '../builder-context.ts';
import { fieldId } from '../element-ids.ts';
import { newId } from '../new-id.ts';
import { SortableList } from '../sortable-list.tsx';
import styles from './canvas.module.css';
import { OptionRow } from './option-row.tsx';
import { PasteOptions } from './paste-options.tsx';

/** The options of a question: written in place, moved by hand or key, added one by one or many at once. */
export function OptionsEditor({ question }: { question: ChoiceQuestion }) {
  const t = useText();
  const { writing, editQuestion } = useBuilder();
  const [pasting, setPasting] = useState(false);
  const { options } = question;
  const isFull = options.length >= LIMITS.options;
  const labelField = (optionId: string, locale: Locale = writing[0] ?? 'en') =>
    fieldId(`${question.id}-${optionId}`, 'label', locale);

  function add(index = options.length, locale?: Locale): void {
    if (isFull) return;
    const id = newId();
    editQuestion(addOption(question, { id, label: {} }, index), { focus: labelField(id, locale) });
  }

  function remove(index: number, locale?: Locale): void {
    const option = options[index];
    if (!option) return;
    const neighbour = options[index - 1] ?? options[index + 1];
    editQuestion(removeOption(question, option.id), {
      focus: neighbour && labelField(neighbour.id, locale),
      notice: t('builder:optionRemoved'),
      say: t('builder:optionRemoved'),
    });
  }

  function move(optionId: string, index: number, focus?: string): void {
    if (index < 0 || index >= options.length) return;
    const say = t('builder:moved', { place: index + 1, total: options.length });
    editQuestion(moveOption(question, optionId, index), { say, focus });
  }

  return (
    <>
      <SortableList
        ids={options.map((option) => option.id)}
        nameOf={(id) => t('questions:option', { number: options.findIndex((option) => option.id === id) + 1 })}
        onDrop={(id, over) =>
          move(
            id,
            options.findIndex((option) => option.id === over),
          )
        }
      >
        <ol className={styles.choices}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              question={question}
              option={option}
              index={index}
              onAddAfter={(locale) => add(index + 1, locale)}
              onRemove={(locale) => remove(index, locale)}
              onMove={(by, focus) => move(option.id, index + by, focus)}
            />
          ))}
        </ol>
      </SortableList>
      <div className={styles.more}>
        <Button
          variant="subtle"
          size="compact-md"
          disabled={isFull}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => add()}
        >
          {t('builder:addOption')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconClipboardText size={16} aria-hidden="true" />}
          onClick={() => setPasting(true)}
        >
          {t('builder:pasteOptions')}
        </Button>
      </div>
      {pasting ? <PasteOptions question={question} onClose={() => setPasting(false)} /> : null}
    </>
  );
}
