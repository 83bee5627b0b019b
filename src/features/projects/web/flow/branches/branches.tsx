import { NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasBranches } from '#domain/questionnaire/branches.ts';
import { isOfOptions, leadOf, leadOption, leadOthers } from '#domain/questionnaire/flow-graph/option-leads.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import type { Jump } from '#domain/questionnaire/logic/walk.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { laterThan, numbered } from '../../builder/logic/numbered.ts';
import { useTargets } from '../../builder/logic/use-targets.tsx';
import { labelOf } from '../../builder/logic/words/clause-words.ts';
import { conditionWords } from '../../builder/logic/words/condition-words.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { branchId } from './branch-id.ts';
import styles from './branch-panel.module.css';

/** Where a question leads: each of its options, where one is the answer, and by whatever else decides. */
export function Branches({ questionnaire, question }: { questionnaire: Questionnaire; question: Question }) {
  const translator = usePageTranslator();
  const { t } = translator;
  const { editQuestion, say } = useBuilderTools();
  const { ids, choices } = useTargets(questionnaire, question.id);
  const { id, jumps = [] } = question;
  const next = laterThan(questionnaire, id).questions[0]?.id ?? END;
  const parts = hasBranches(question);
  const isElse = (jump: Jump) => !jump.if;

  function change(to: readonly Jump[]): void {
    if (to.length > LIMITS.jumps) {
      say(t('flow:tooManyJumps', { count: LIMITS.jumps }));
      return;
    }
    editQuestion({ ...question, jumps: to.length > 0 ? [...to] : undefined }, { say: t('flow:changed') });
  }

  const row = (
    branch: string,
    label: string,
    to: string | undefined,
    onLead: (to: string) => void,
    after?: ReactNode,
  ) => (
    <li key={branch} className={styles.branch}>
      <NativeSelect
        id={branchId(id, branch)}
        label={label}
        value={to === undefined ? '' : ids.has(to) ? to : GONE}
        onChange={({ currentTarget: { value } }) => onLead(value || next)}
      >
        <option value="">{t('logic:next')}</option>
        {to === undefined || ids.has(to) ? null : <option value={GONE}>{t('logic:goneTarget')}</option>}
        {choices}
      </NativeSelect>
      {after}
    </li>
  );
  const targetOf = (option: string) => {
    const lead = leadOf(question, option);
    return lead === 'next' ? undefined : jumps[lead]?.to;
  };
  const words = (jump: Jump) => (jump.if ? conditionWords(jump.if, numbered(questionnaire), translator) : '');
  return (
    <>
      <h4 className={styles.title}>{t('flow:thenGoTo')}</h4>
      <ul className={styles.branches}>
        {parts
          ? optionsOf(question).map((option) =>
              row(option.id, labelOf(question, option.id, translator), targetOf(option.id), (to) =>
                change(leadOption(question, option.id, to, next)),
              ),
            )
          : null}
        {jumps.map((jump, at) =>
          isElse(jump) || (parts && isOfOptions(jump, id))
            ? null
            : row(
                String(at),
                t('flow:branchIf', { condition: words(jump) }),
                jump.to,
                (to) => change(jumps.with(at, { ...jump, to })),
                <ToolButton
                  label={t('flow:removeJump', { condition: words(jump) })}
                  onClick={() => change(jumps.toSpliced(at, 1))}
                >
                  <IconX size={18} />
                </ToolButton>,
              ),
        )}
        {parts && !jumps.some(isElse)
          ? null
          : row(
              'else',
              t(jumps.some((jump) => jump.if) || parts ? 'logic:otherwise' : 'flow:branchAll'),
              jumps.find(isElse)?.to,
              (to) => change(leadOthers(question, to, next)),
            )}
      </ul>
    </>
  );
}

/** Leads to what is no longer there. */
const GONE = '$gone';
