import { QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { FIRST_KIND_ID } from '../parts/element-ids.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { ErrorsHere } from './errors-here.tsx';
import styles from './first-question.module.css';

/** In place of questions when there are none: every kind, with what it is for. */
export function FirstQuestion() {
  const t = useText();
  const { addQuestion } = useAddParts();
  return (
    <div className={styles.empty}>
      <div>
        <h2>{t('builder:emptyTitle')}</h2>
        <p>{t('builder:emptyText')}</p>
        <ErrorsHere />
      </div>
      <div className={styles.kinds}>
        {QUESTION_KINDS.map((kind, index) => (
          <button
            key={kind}
            id={index === 0 ? FIRST_KIND_ID : undefined}
            type="button"
            className={styles.kindButton}
            onClick={() => addQuestion(kind)}
          >
            <KindIcon kind={kind} size={24} />
            <span className={styles.kindName}>{t(`builder:kind.${kind}`)}</span>
            <span className={styles.kindHint}>{t(`builder:kindHint.${kind}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
