import type { ReactNode } from 'react';
import { type Branch, branchesOf, hasBranches } from '#domain/questionnaire/branches.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Respondent } from '../open-respondent.ts';
import styles from './tree.module.css';

/** Where options lead by the answers so far, of the questions whose options are branches. */
export function branchesFor({ project: { questionnaire }, answers, ...respondent }: Respondent) {
  return (question: Question): ReadonlyMap<string, ReactNode> | undefined => {
    if (!hasBranches(question)) return undefined;
    const branches = branchesOf(questionnaire, answers, factsOf(respondent), question);
    return new Map([...branches].map(([id, branch]) => [id, <LeadsTo key={id} branch={branch} />]));
  };
}

function LeadsTo({ branch }: { branch: Branch }) {
  const t = useText();
  return (
    <span className={styles.leadsTo}>
      <VisuallyHidden>{t('takingPart:leadsTo')} </VisuallyHidden>
      {branch === 'end' ? t('takingPart:leadsToEnd') : <MarkedText marks="none" text={branch.to} />}
    </span>
  );
}
