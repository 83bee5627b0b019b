import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import type { Jump } from '#domain/questionnaire/logic/walk.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { logicId } from '../parts/element-ids.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { freshOn } from './fresh-condition.ts';
import styles from './logic.module.css';
import { laterThan } from './numbered.ts';
import { RowTools } from './row-tools.tsx';
import { useTargets } from './use-targets.tsx';

interface JumpsEditorProps {
  questionnaire: Questionnaire;
  question: Question;
  jumps: readonly Jump[];
  onChange: (jumps: Jump[], edit?: EditOptions) => void;
}

/** Where one goes from a question: several ways, of which the first that applies is taken. */
export function JumpsEditor({ questionnaire, question, jumps, onChange }: JumpsEditorProps) {
  const t = useText();
  const id = logicId(question.id, 'jumps');
  const { ids, choices } = useTargets(questionnaire, question.id);

  function replace(index: number, change: Partial<Jump>, edit?: EditOptions): void {
    onChange(
      jumps.map((jump, at) => (at === index ? { ...jump, ...change } : jump)),
      edit,
    );
  }

  function move(index: number, to: number, focus: string): void {
    const jump = jumps[index];
    if (jump) onChange(jumps.toSpliced(index, 1).toSpliced(to, 0, jump), { focus });
  }

  return (
    <>
      {jumps.map((jump, index) => {
        const jumpId = `${id}-${index}`;
        const isOnly = jumps.length === 1;
        const what = isOnly ? t('logic:onlyJump') : t('logic:jump', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: jumps have no names of their own.
          <fieldset key={index} aria-label={what} className={styles.jump} data-only={isOnly || undefined}>
            {isOnly ? null : (
              <RowTools
                id={jumpId}
                what={what}
                index={index}
                count={jumps.length}
                onMove={move}
                onRemove={() => onChange(jumps.toSpliced(index, 1), { focus: `${id}-add` })}
              />
            )}
            <NativeSelect
              id={`${jumpId}-to`}
              label={t('logic:target')}
              value={ids.has(jump.to) ? jump.to : ''}
              onChange={(event) => replace(index, { to: event.currentTarget.value })}
            >
              {ids.has(jump.to) ? null : <option value="">{t('logic:goneTarget')}</option>}
              {choices}
            </NativeSelect>
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label={t('logic:when')}
              value={jump.if ? 'if' : 'always'}
              data={[
                { value: 'always', label: t('logic:always') },
                { value: 'if', label: t('logic:onlyIf') },
              ]}
              onChange={(when) => replace(index, { if: when === 'if' ? freshOn(question) : undefined })}
            />
            {jump.if ? (
              <ConditionEditor
                id={jumpId}
                condition={jump.if}
                onChange={(condition, edit) =>
                  replace(index, { if: condition }, condition ? edit : { ...edit, focus: `${id}-add` })
                }
              />
            ) : null}
          </fieldset>
        );
      })}
      {jumps.length > 1 ? <p className={styles.hint}>{t('logic:firstTaken')}</p> : null}
      {jumps.length < LIMITS.jumps ? (
        <div className={styles.add}>
          <Button
            id={`${id}-add`}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() =>
              onChange([...jumps, freshJump(questionnaire, question)], { focus: `${id}-${jumps.length}-to` })
            }
          >
            {t('logic:addJump')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Begins by its own answer, over the next question. */
export function freshJump(questionnaire: Questionnaire, question: Question): Jump {
  return { if: freshOn(question), to: laterThan(questionnaire, question.id).questions[1]?.id ?? END };
}
