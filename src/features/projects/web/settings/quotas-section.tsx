import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { checkQuotas } from '#domain/questionnaire/quotas/check-quotas.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { parseNumber } from '#domain/text/digits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { EarlierQuestions } from '../builder/logic/earlier.tsx';
import { useFacts } from '../builder/logic/facts.ts';
import { freshCondition } from '../builder/logic/fresh-condition.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { QuotaFields } from './quota-fields.tsx';
import { ADD_QUOTA_ID, quotaFieldId } from './setting-id.ts';
import { SettingSection } from './setting-section.tsx';
import type { SettingEdit } from './use-settings.ts';

const FRESH_CAP = 100;

/** How many responses are taken of whom: they look at the questions as those stand on the screen. */
export function QuotasSection({ workshop }: { workshop: Workshop }) {
  const t = useText();
  return (
    <SettingSection id="quotas" description={t('projects:quotasHint')}>
      <BuilderToolsContext value={workshop.builder.tools}>
        <Quotas workshop={workshop} />
      </BuilderToolsContext>
    </SettingSection>
  );
}

function Quotas({ workshop: { settings, builder } }: { workshop: Workshop }) {
  const t = useText();
  const { quotas, responseLimit, languages } = settings.values;
  const questionnaire = useQuestionnaire();
  const questions = questionsOf(questionnaire).filter(isAsking);
  const facts = useFacts(questionnaire);
  const fresh = freshCondition(questions, facts);
  const findings = checkQuotas(quotas, questionnaire, parseNumber(responseLimit), languages);

  function change(next: Quota[], { focus, ...edit }: SettingEdit & { focus?: string } = {}): void {
    settings.change({ quotas: next }, edit);
    if (focus) builder.requestFocus(focus);
  }

  function add(): void {
    if (!fresh) return;
    const id = newId();
    change([...quotas, { id, name: '', condition: fresh, cap: FRESH_CAP }], { focus: quotaFieldId(id, 'name') });
  }

  function remove(index: number): void {
    const notice = t('projects:quotaRemoved', { number: index + 1 });
    change(quotas.toSpliced(index, 1), { focus: ADD_QUOTA_ID, notice });
    builder.tools.say(notice);
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
            onChange={(next, edit) => change(quotas.with(index, next), edit)}
            onRemove={() => remove(index)}
          />
        ))}
      </EarlierQuestions>
      {!fresh && quotas.length === 0 ? <p>{t('projects:quotasNeedQuestions')}</p> : null}
      {fresh && quotas.length < LIMITS.quotas ? (
        <div>
          <Button
            id={ADD_QUOTA_ID}
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
