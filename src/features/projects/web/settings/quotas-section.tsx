import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { checkQuotas } from '#domain/questionnaire/quotas/check-quotas.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { parseNumber } from '#domain/text/digits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { EarlierQuestions } from '../builder/logic/earlier.tsx';
import { useFacts } from '../builder/logic/facts.ts';
import { freshCondition } from '../builder/logic/fresh-condition.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { UndoNotice } from '../workshop/undo-notice.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { QuotaFields } from './quota-fields.tsx';
import { quotaFieldId } from './setting-id.ts';

const FRESH_CAP = 100;

/** How many responses are taken of whom: they look at the questions as those stand on the screen. */
export function QuotasSection({ workshop }: { workshop: Workshop }) {
  const t = useText();
  return (
    <FormSection id="quotas" title={t('projects:quotas')} description={t('projects:quotasHint')}>
      <BuilderToolsContext value={workshop.builder.tools}>
        <Quotas workshop={workshop} />
      </BuilderToolsContext>
    </FormSection>
  );
}

function Quotas({ workshop: { settings, builder } }: { workshop: Workshop }) {
  const t = useText();
  const { quotas, responseLimit, languages } = settings.values;
  const questionnaire = useQuestionnaire();
  const questions = questionsOf(questionnaire).filter(isAsking);
  const facts = useFacts(questionnaire);
  const fresh = freshCondition(questions, facts);
  /** The one that was removed last, with its place. */
  const [removed, setRemoved] = useState<{ quota: Quota; index: number }>();
  // Where the settings were loaded anew it may stand there again, or the room be taken.
  const canReturn = quotas.length < LIMITS.quotas && !quotas.some(({ id }) => id === removed?.quota.id);
  const findings = checkQuotas(quotas, questionnaire, parseNumber(responseLimit), languages);

  function change(next: Quota[], focus?: string): void {
    settings.change({ quotas: next });
    if (focus) builder.requestFocus(focus);
  }

  function add(): void {
    if (!fresh) return;
    const id = newId();
    setRemoved(undefined);
    change([...quotas, { id, name: '', condition: fresh, cap: FRESH_CAP }], quotaFieldId(id, 'name'));
  }

  function remove(index: number): void {
    const quota = quotas[index];
    if (!quota) return;
    setRemoved({ quota, index });
    change(quotas.toSpliced(index, 1), 'add-quota');
    builder.tools.say(t('projects:quotaRemoved', { number: index + 1 }));
  }

  function putBack(): void {
    if (!removed || !canReturn) return;
    setRemoved(undefined);
    change(quotas.toSpliced(removed.index, 0, removed.quota), quotaFieldId(removed.quota.id, 'name'));
    builder.tools.say(t('builder:undone'));
  }

  return (
    <>
      <EarlierQuestions questions={questions} facts={facts}>
        {quotas.map((quota, index) => (
          <QuotaFields
            key={quota.id}
            quota={quota}
            number={index + 1}
            questionnaire={questionnaire}
            findings={findings.filter(({ quotaId }) => quotaId === quota.id)}
            onChange={(next, focus) => change(quotas.with(index, next), focus)}
            onRemove={() => remove(index)}
          />
        ))}
      </EarlierQuestions>
      <UndoNotice
        notice={removed && canReturn ? t('projects:quotaRemoved', { number: removed.index + 1 }) : undefined}
        onUndo={putBack}
        onDismiss={() => setRemoved(undefined)}
      />
      {!fresh && quotas.length === 0 ? <p>{t('projects:quotasNeedQuestions')}</p> : null}
      {fresh && quotas.length < LIMITS.quotas ? (
        <div>
          <Button
            id="add-quota"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={add}
          >
            {t('projects:addQuota')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
