import { NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { quotaTitle } from '#domain/questionnaire/quotas/quota-title.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { type EditOptions, useBuilderTools } from '../builder/builder-context.ts';
import { NumberField } from '../builder/kinds/number-field.tsx';
import { ConditionEditor } from '../builder/logic/condition-editor.tsx';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import { quotaFieldId } from './setting-id.ts';
import styles from './settings.module.css';

interface QuotaFieldsProps {
  quota: Quota;
  number: number;
  questionnaire: Questionnaire;
  /** What the checker says of it. */
  findings: readonly Finding[];
  onChange: (quota: Quota, edit?: Pick<EditOptions, 'focus' | 'topic'>) => void;
  onRemove: () => void;
}

/** One quota: what it is called, how many are taken, of whom, and what is shown to all beyond. */
export function QuotaFields({ quota, number, questionnaire, findings, onChange, onRemove }: QuotaFieldsProps) {
  const t = useText();
  const nameOf = usePartName();
  const textOf = useFindingText();
  const locale = useLocale();
  const { tried } = useBuilderTools();
  // That something is still to be finished is said once publishing was tried.
  const told = findings.filter(({ key }) => tried || key !== 'conditionUnfinished');
  const { id, name, condition, cap, closing } = quota;
  const closings = questionnaire.closings ?? [];
  const title = quotaTitle(quota, questionsOf(questionnaire), locale);
  const called = title ? t('projects:quotaCalled', { number, title }) : t('projects:quota', { number });
  const isThere = closings.some((one) => one.id === closing);
  return (
    <fieldset className={styles.quota} aria-label={called}>
      <div className={styles.quotaHead}>
        <strong aria-hidden="true">{called}</strong>
        <ToolButton tip label={t('projects:removeQuota', { number })} onClick={onRemove}>
          <IconTrash size={18} />
        </ToolButton>
      </div>
      <FieldPair>
        <TextInput
          id={quotaFieldId(id, 'name')}
          label={t('projects:quotaName')}
          autoComplete="off"
          maxLength={LIMITS.quotaName}
          value={name}
          onChange={({ currentTarget }) => onChange({ ...quota, name: currentTarget.value }, { topic: `${id}:name` })}
        />
        <NumberField
          label={t('projects:quotaCap')}
          value={cap}
          min={1}
          max={10_000_000}
          onChange={(next) => onChange({ ...quota, cap: next ?? cap }, { topic: `${id}:cap` })}
        />
      </FieldPair>
      <fieldset className={styles.quotaOf}>
        <legend>{t('projects:quotaOf')}</legend>
        <ConditionEditor
          id={quotaFieldId(id, 'of')}
          condition={condition}
          onChange={(next, edit) => onChange({ ...quota, condition: next ?? condition }, edit)}
        />
        {told.map((finding) => (
          <p key={finding.key} className={styles.quotaFinding} data-severity={finding.severity}>
            {textOf(finding)}
          </p>
        ))}
      </fieldset>
      {closings.length > 0 ? (
        <NativeSelect
          label={t('projects:quotaClosing')}
          value={isThere ? closing : ''}
          onChange={({ currentTarget }) => onChange({ ...quota, closing: currentTarget.value || undefined })}
        >
          <option value="">{t('projects:quotaUsualWords')}</option>
          {closings.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(questionnaire, one.id)}
            </option>
          ))}
        </NativeSelect>
      ) : null}
    </fieldset>
  );
}
