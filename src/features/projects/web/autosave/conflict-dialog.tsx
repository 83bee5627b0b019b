import { Button, Group } from '@mantine/core';
import { findQuestion, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { isSame } from '#ui/dashboard/saving/is-same.ts';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { linesOf } from '../builder/logic/logic-lines.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { compareQuestionnaires, type Difference } from './compare-questionnaires.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  opened: boolean;
  title: string;
  text: string;
  mine: Questionnaire;
  theirs: Questionnaire;
  keepLabel: string;
  takeLabel: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two drafts side by side, with where they differ, and the choice which one goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useText();
  const { opened, title, text, mine, theirs, keepLabel, takeLabel, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <div className={styles.drafts}>
        <Draft label={t('builder:mine')} questionnaire={mine} />
        <Draft label={t('builder:theirs')} questionnaire={theirs} />
      </div>
      <DifferenceList mine={mine} theirs={theirs} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {takeLabel}
        </Button>
        <Button onClick={onKeepMine}>{keepLabel}</Button>
      </Group>
    </Dialog>
  );
}

function Draft({ label, questionnaire }: { label: string; questionnaire: Questionnaire }) {
  const t = useText();
  const counts = { questions: questionsOf(questionnaire).length, sections: questionnaire.sections.length };
  return (
    <div className={styles.draft}>
      <strong>{label}</strong>
      <span>{t('builder:counts', counts)}</span>
    </div>
  );
}

/** Where two drafts differ, question by question. */
function DifferenceList({ mine, theirs }: { mine: Questionnaire; theirs: Questionnaire }) {
  const t = useText();
  const differences = compareQuestionnaires(mine, theirs);
  return (
    <section aria-label={t('builder:differences', { count: differences.length })}>
      <h3 className={styles.heading}>{t('builder:differences', { count: differences.length })}</h3>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <li key={difference.id}>
            <StatusBadge tone={difference.change === 'onlyTheirs' ? 'info' : 'warning'}>
              {t(`builder:change.${difference.change}`)}
            </StatusBadge>
            <Titles difference={difference} />
            {difference.logic ? <LogicOfBoth id={difference.id} mine={mine} theirs={theirs} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const UNTITLED = {
  question: 'questions:untitled',
  section: 'builder:untitledSection',
  closing: 'builder:untitledClosing',
  // It has a name always.
  hiddenValue: 'questions:untitled',
} as const;

function Titles({ difference: { what, mine, theirs } }: { difference: Difference }) {
  const t = useText();
  const fallback = t(UNTITLED[what]);
  if (mine && theirs && !isSame(mine, theirs)) {
    return (
      <span className={styles.titles}>
        <LocalizedText text={mine} fallback={fallback} />
        <del>
          <LocalizedText text={theirs} fallback={fallback} />
        </del>
      </span>
    );
  }
  return <LocalizedText text={mine ?? theirs ?? {}} fallback={fallback} />;
}

/** What the logic of a part says in either draft. */
function LogicOfBoth({ id, mine, theirs }: { id: string; mine: Questionnaire; theirs: Questionnaire }) {
  const translator = usePageTranslator();
  const wordsIn = (draft: Questionnaire) => {
    const part = findQuestion(draft, id) ?? draft.sections.find((section) => section.id === id);
    if (!part) return null;
    const lines = linesOf(part, numbered(draft), translator).map(({ words }) => words);
    if ('questions' in part) return lines.join('; ') || translator.t('logic:everyoneWords');
    const { required, requireIf } = part;
    const always = translator.t(required ? 'logic:requiredWords' : 'logic:optionalWords');
    return [...(requireIf && !required ? [] : [always]), ...lines].join('; ');
  };
  return (
    <span className={styles.titles}>
      <span>{wordsIn(mine)}</span>
      <del>{wordsIn(theirs)}</del>
    </span>
  );
}
