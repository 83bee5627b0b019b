import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { partsOf } from '#domain/questionnaire/logic/condition.ts';
import type { Expression } from '#domain/questionnaire/variables/expression.ts';
import { isWithin, type Room, roomFor, sizeOf, WHOLE } from '#domain/questionnaire/variables/room.ts';
import type { ValueType } from '#domain/questionnaire/variables/value.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import type { EditOptions } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { ConditionEditor } from '../logic/condition-editor.tsx';
import { EarlierQuestions } from '../logic/earlier.tsx';
import { AnswerParts } from './answer-parts.tsx';
import { changeOp, freshTerm, freshTest, isArithmetic, type Op, opsWithin, type Sources } from './fresh-expression.ts';
import styles from './variables.module.css';

export interface ExpressionEditorProps {
  /** Begins the ids of all that is in it. */
  id: string;
  /** What is reckoned here, for those who hear the page. */
  label: string;
  expression: Expression;
  type: ValueType;
  sources: Sources;
  /** How large it may be here; left out: as a whole may. */
  room?: Room;
  onChange: (expression: Expression, edit?: EditOptions) => void;
}

/** What a value is reckoned by: what it is, and beneath it what that is made of. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const { id, label, expression, type, sources, room = WHOLE, onChange } = props;
  const t = useText();
  return (
    <div className={styles.expression}>
      <NativeSelect
        id={`${id}-op`}
        aria-label={label}
        value={expression.op}
        onChange={(event) => onChange(changeOp(expression, event.currentTarget.value as Op, type, sources))}
      >
        {opsWithin(room, expression, type, sources).map((one) => (
          <option key={one} value={one}>
            {t(`logic:reckon.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Inner {...props} room={room} />
    </div>
  );
}

type InnerProps = ExpressionEditorProps & { room: Room };

function Inner(props: InnerProps) {
  const { id, label, expression, type, sources, room, onChange } = props;
  const t = useText();
  const edit = { topic: `expression:${id}` };
  const within = { type, sources };
  switch (expression.op) {
    case 'numeric':
      return (
        <NumberField
          bare
          label={t('logic:number')}
          value={expression.value}
          min={-LIMITS.number}
          max={LIMITS.number}
          decimals={LIMITS.decimals}
          onChange={(value) => value !== undefined && onChange({ op: 'numeric', value }, edit)}
        />
      );
    case 'text':
      return (
        <TextInput
          aria-label={t('logic:valueText')}
          autoComplete="off"
          maxLength={LIMITS.hiddenValue}
          value={expression.value}
          onChange={(event) => onChange({ op: 'text', value: event.currentTarget.value }, edit)}
        />
      );
    case 'fact':
      return (
        <NativeSelect
          aria-label={t('logic:facts')}
          value={expression.fact}
          onChange={(event) => onChange({ op: 'fact', fact: event.currentTarget.value })}
          data={choices(
            sources.facts.map(({ id: value, title }) => ({ value, label: title })),
            expression.fact,
            t('logic:goneFact'),
          )}
        />
      );
    case 'variable': {
      const offered = sources.variables.filter((variable) => variable.type === type);
      return (
        <NativeSelect
          aria-label={t('logic:calculated')}
          value={expression.variable}
          onChange={(event) => onChange({ op: 'variable', variable: event.currentTarget.value })}
          data={choices(
            offered.map((variable) => ({ value: variable.id, label: variable.label || t('logic:unnamedValue') })),
            expression.variable,
            t('logic:goneValue'),
          )}
        />
      );
    }
    case 'answer':
    case 'count':
    case 'points':
      return <AnswerParts id={id} expression={expression} type={type} sources={sources} onChange={onChange} />;
    case 'round':
      return (
        <div className={styles.inner}>
          <ExpressionEditor
            {...within}
            id={`${id}-of`}
            label={t('logic:rounded', { what: label })}
            expression={expression.of}
            room={roomFor(expression.of, expression, room)}
            onChange={(of, options) => onChange({ ...expression, of }, options)}
          />
          <NumberField
            label={t('logic:decimals')}
            value={expression.decimals}
            min={0}
            max={LIMITS.decimals}
            onChange={(decimals) => decimals !== undefined && onChange({ ...expression, decimals }, edit)}
          />
        </div>
      );
    case 'if':
      return <Choice {...props} expression={expression} />;
    default:
      return isArithmetic(expression) ? <Terms {...props} expression={expression} /> : null;
  }
}

type TermsProps = InnerProps & { expression: Extract<Expression, { of: Expression[] }> };

/** What is reckoned with, one beneath the other. */
function Terms({ id, expression, sources, room, onChange }: TermsProps) {
  const t = useText();
  const { of } = expression;
  const withAnother = [...of, freshTerm(sources)];
  const replace = (next: Expression[], options?: EditOptions) => onChange({ ...expression, of: next }, options);

  return (
    <div className={styles.inner}>
      {of.map((part, index) => {
        const name = t('logic:term', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of an expression have no names of their own.
          <fieldset key={index} className={styles.term} aria-label={name}>
            <ExpressionEditor
              id={`${id}-${index}`}
              label={name}
              expression={part}
              type="numeric"
              sources={sources}
              room={roomFor(part, expression, room)}
              onChange={(next, options) => replace(of.with(index, next), options)}
            />
            <ToolButton
              size={28}
              label={t('logic:remove', { what: name })}
              onClick={() => replace(of.toSpliced(index, 1), { focus: `${id}-add` })}
            >
              <IconX size={16} />
            </ToolButton>
          </fieldset>
        );
      })}
      {isWithin({ ...expression, of: withAnother }, room) ? (
        <Button
          id={`${id}-add`}
          variant="subtle"
          size="compact-sm"
          className={styles.addTerm}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => replace(withAnother, { focus: `${id}-${of.length}-op` })}
        >
          {t('logic:addTerm')}
        </Button>
      ) : null}
    </div>
  );
}

type ChoiceProps = InnerProps & { expression: Extract<Expression, { op: 'if' }> };

/** One of two, by a condition. */
function Choice({ id, expression, type, sources, room, onChange }: ChoiceProps) {
  const t = useText();
  const { questions, facts, variables } = sources;
  const { if: condition, yes, no } = expression;
  const nothing: Expression = type === 'numeric' ? { op: 'numeric', value: 0 } : { op: 'text', value: '' };
  const within = { type, sources };
  return (
    <div className={styles.inner}>
      <EarlierQuestions questions={questions} facts={facts} variables={variables}>
        <ConditionEditor
          id={`${id}-if`}
          condition={condition}
          room={room.parts - sizeOf(expression).parts + partsOf(condition).length}
          onChange={(next, options) => onChange({ ...expression, if: next ?? freshTest(sources) }, options)}
        />
      </EarlierQuestions>
      <fieldset className={styles.branch} aria-label={t('logic:ifSo')}>
        <span>{t('logic:ifSo')}</span>
        <ExpressionEditor
          {...within}
          id={`${id}-yes`}
          label={t('logic:ifSo')}
          expression={yes}
          room={roomFor(yes, expression, room)}
          onChange={(next, options) => onChange({ ...expression, yes: next }, options)}
        />
      </fieldset>
      <fieldset className={styles.branch} aria-label={t('logic:otherwise')}>
        <span>{t('logic:otherwise')}</span>
        {no ? (
          <ExpressionEditor
            {...within}
            id={`${id}-no`}
            label={t('logic:otherwise')}
            expression={no}
            room={roomFor(no, expression, room)}
            onChange={(next, options) => onChange({ ...expression, no: next }, options)}
          />
        ) : isWithin({ ...expression, no: nothing }, room) ? (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.addTerm}
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onChange({ ...expression, no: nothing }, { focus: `${id}-no-op` })}
          >
            {t('logic:addOtherwise')}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}

/** With what is chosen although it is gone. */
function choices(offered: { value: string; label: string }[], chosen: string, gone: string) {
  return offered.some(({ value }) => value === chosen) ? offered : [...offered, { value: chosen, label: gone }];
}
