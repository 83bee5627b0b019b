import type { Result } from '#domain/quiz/result-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './quiz-result.module.css';
import { Sign } from './sign.tsx';

type Passage = NonNullable<Result['questions'][number]['passage']>;
type FilledBlank = Extract<Passage[number], { blank: unknown }>['blank'];

/** A passage as it was filled: what is wrong is struck out, and what is right stands behind it. */
export function FilledPassage({ passage }: { passage: Passage }) {
  return (
    <p className={styles.passage}>
      {passage.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and the passage never changes.
        'words' in part ? <span key={index}>{part.words}</span> : <Blank key={index} blank={part.blank} />,
      )}
    </p>
  );
}

/** A sign stays beside it: a line may break behind a drawing, whatever follows. */
const FIRST_LETTER = /^.\p{M}*/u;

function Blank({ blank: { given, outcome, right } }: { blank: FilledBlank }) {
  const t = useText();
  const Given = outcome === 'wrong' ? 'del' : 'strong';
  const shownRight = outcome === 'right' && given !== null ? null : right;
  const [first = ''] = FIRST_LETTER.exec(given ?? '') ?? [];
  return (
    <span className={styles.blank}>
      {given || outcome ? (
        <Given data-outcome={outcome ?? undefined}>
          {outcome ? (
            <>
              <VisuallyHidden>{t(`takingPart:resultOutcome.${outcome}`)}: </VisuallyHidden>
              <span className={styles.signed}>
                <Sign of={outcome} size={14} />
                {first}
              </span>
              {given?.slice(first.length)}
            </>
          ) : (
            given
          )}
        </Given>
      ) : null}
      {given || outcome || right ? null : <span className={styles.gap} />}
      {shownRight ? (
        <ins>
          <VisuallyHidden>{t('takingPart:resultKey')}: </VisuallyHidden>
          {shownRight}
        </ins>
      ) : null}
    </span>
  );
}
