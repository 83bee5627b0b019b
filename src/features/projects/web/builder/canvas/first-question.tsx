import { Button } from '@mantine/core';
import { IconBook, IconClipboardText } from '@tabler/icons-react';
import { useContext } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BankPickerContext } from '../../bank/bank-picker-context.ts';
import { useBuilderTools } from '../builder-context.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { offeredKinds } from '../kinds/kind-tools.ts';
import { useOfferedName } from '../kinds/use-offered-name.ts';
import { FIRST_KIND_ID } from '../parts/element-ids.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { PasteQuestionsContext } from '../pasting/paste-questions-context.ts';
import { ErrorsHere } from './errors-here.tsx';
import styles from './first-question.module.css';

/** In place of questions when there are none: every kind, with what it is for. */
export function FirstQuestion() {
  const t = useText();
  const { isPoll, isQuiz } = useBuilderTools();
  const pick = useContext(BankPickerContext);
  const paste = useContext(PasteQuestionsContext);
  return (
    <div className={styles.empty}>
      <div>
        <h2>{t('builder:emptyTitle')}</h2>
        <p>{t('builder:emptyText')}</p>
        <ErrorsHere />
        {isPoll ? null : (
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconClipboardText size={18} aria-hidden="true" />}
            onClick={() => paste()}
          >
            {t('builder:pasting.open')}
          </Button>
        )}
        {isQuiz ? (
          <Button
            variant="default"
            mt="sm"
            ms="sm"
            leftSection={<IconBook size={18} aria-hidden="true" />}
            onClick={() => pick()}
          >
            {t('bank:pick')}
          </Button>
        ) : null}
      </div>
      {offeredKinds({ isPoll, isQuiz }).map(({ group, kinds }, first) => (
        <section key={group} className={styles.group} aria-labelledby={`kinds-${group}`}>
          <h3 id={`kinds-${group}`} className={styles.groupName}>
            {t(`builder:kindGroup.${group}`)}
          </h3>
          <div className={styles.kinds}>
            {kinds.map((kind, index) => (
              <KindButton key={kind} kind={kind} id={first + index === 0 ? FIRST_KIND_ID : undefined} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function KindButton({ kind, id }: { kind: QuestionKind; id: string | undefined }) {
  const t = useText();
  const { addQuestion } = useAddParts();
  const name = useOfferedName()(kind);
  return (
    <button id={id} type="button" className={styles.kindButton} onClick={() => addQuestion(kind)}>
      <KindIcon kind={kind} size={24} />
      <span className={styles.kindName}>{t(`builder:kind.${name}`)}</span>
      <span className={styles.kindHint}>{t(`builder:kindHint.${name}`)}</span>
    </button>
  );
}
