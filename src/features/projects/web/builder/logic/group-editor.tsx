import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { groupOf, type Joint, type Sentences } from '#domain/questionnaire/logic/sentences.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { ClauseEditor } from './clause-editor.tsx';
import { useEarlier } from './earlier.tsx';
import { freshCondition } from './fresh-condition.ts';
import styles from './logic.module.css';
import { useRoomForSentence, useRoomToDuplicate } from './room.ts';
import { RowTools } from './row-tools.tsx';

const JOINTS: readonly Joint[] = ['and', 'or'];

interface GroupEditorProps {
  id: string;
  whole: Sentences;
  /** Stands in another: there are no groups in it. */
  inner?: boolean;
  onChange: (whole: Sentences, edit?: EditOptions) => void;
  /** Of the whole: it is to be read again. */
  onDone?: () => void;
}

/** Sentences below each other; between the first two, whether all or any of them must be true. */
export function GroupEditor({ id, whole, inner, onChange, onDone }: GroupEditorProps) {
  const t = useText();
  const { questions, facts } = useEarlier();
  const { joint, parts } = whole;
  const fresh = freshCondition(questions, facts);
  const hasRoom = useRoomForSentence();
  const hasRoomFor = useRoomToDuplicate();

  function add(part: Condition, focus: string): void {
    onChange({ joint, parts: [...parts, part] }, { focus });
  }

  function replace(index: number, part: Condition, edit?: EditOptions): void {
    onChange({ joint, parts: parts.with(index, part) }, edit);
  }

  function remove(index: number): void {
    onChange({ joint, parts: parts.toSpliced(index, 1) }, { focus: `${id}-add` });
  }

  function move(index: number, to: number, focus: string): void {
    const part = parts[index];
    if (part) onChange({ joint, parts: parts.toSpliced(index, 1).toSpliced(to, 0, part) }, { focus });
  }

  function duplicate(index: number, what: string): void {
    const part = parts[index];
    if (!part) return;
    const copy = `${id}-${index + 1}`;
    onChange(
      { joint, parts: parts.toSpliced(index + 1, 0, structuredClone(part)) },
      {
        focus: groupOf(part) && !inner ? `${copy}-0-question` : `${copy}-question`,
        say: t('logic:duplicated', { what }),
      },
    );
  }

  /** What joins a sentence to the one above: chosen once, then only said. */
  function leadOf(index: number): ReactNode {
    if (index === 0) return undefined;
    if (index > 1) return <span className={styles.joint}>{t(`logic:joints.${joint}`)}</span>;
    return (
      <SegmentedControl
        size="xs"
        aria-label={t('logic:joint')}
        value={joint}
        data={JOINTS.map((value) => ({ value, label: t(`logic:joints.${value}`) }))}
        onChange={(next) => onChange({ joint: next, parts })}
      />
    );
  }

  return (
    <div className={styles.group} data-inner={inner || undefined}>
      {parts.map((part, index) => {
        const partId = `${id}-${index}`;
        const group = inner ? undefined : groupOf(part);
        const isOnly = parts.length === 1;
        const what = isOnly
          ? t('logic:onlyCondition')
          : t(group ? 'logic:group' : 'logic:condition', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a condition have no names of their own.
          <fieldset key={index} aria-label={what} className={styles.part} data-only={isOnly || undefined}>
            {isOnly ? null : (
              <RowTools
                id={partId}
                what={what}
                index={index}
                count={parts.length}
                onMove={move}
                onRemove={() => remove(index)}
                onDuplicate={hasRoomFor(part) ? () => duplicate(index, what) : undefined}
                lead={leadOf(index)}
              />
            )}
            {group ? (
              <GroupEditor
                inner
                id={partId}
                whole={group}
                onChange={(next, edit) =>
                  next.parts.length > 0 ? replace(index, { op: next.joint, of: next.parts }, edit) : remove(index)
                }
              />
            ) : (
              <ClauseEditor id={partId} condition={part} onChange={(next, edit) => replace(index, next, edit)} />
            )}
          </fieldset>
        );
      })}
      <div className={styles.add}>
        {fresh && hasRoom ? (
          <Button
            id={`${id}-add`}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => add(fresh, `${id}-${parts.length}-question`)}
          >
            {t('logic:addCondition')}
          </Button>
        ) : null}
        {fresh && hasRoom && !inner ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => add({ op: joint === 'and' ? 'or' : 'and', of: [fresh] }, `${id}-${parts.length}-0-question`)}
          >
            {t('logic:addGroup')}
          </Button>
        ) : null}
        {onDone ? (
          <Button variant="subtle" size="compact-sm" className={styles.done} onClick={onDone}>
            {t('logic:done')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
