import { partOf } from '#domain/questionnaire/finding.ts';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { useChecked } from '../../workshop/checked.ts';
import { useBuilderTools } from '../builder-context.ts';
import styles from './canvas.module.css';

/** Beside what has to be corrected, once publishing was tried: a part, or without one the whole questionnaire. */
export function ErrorsHere({ part }: { part?: string }) {
  const { tried } = useBuilderTools();
  const textOf = useFindingText();
  const { errors } = useChecked();
  const here = errors.filter((error) => partOf(error) === part && (part || !(error.text || error.quotaId)));
  if (!tried || here.length === 0) return null;
  return (
    <ul className={styles.errors}>
      {here.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be found twice in one question.
        <li key={`${error.key}-${index}`}>{textOf(error)}</li>
      ))}
    </ul>
  );
}
