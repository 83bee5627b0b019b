import { IconAsterisk, IconGitBranch, IconLayoutList } from '@tabler/icons-react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Selection } from '../builder-context.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import type { LogicLine } from '../logic/logic-lines.ts';
import styles from './outline.module.css';

export interface RowFaceProps {
  type: Selection['type'];
  number: number;
  title: Localized;
  locale: Locale;
  /** Of a question. */
  kind?: QuestionKind;
  required?: boolean;
  /** What its logic says. */
  lines?: readonly LogicLine[];
}

/** What a row says: the sign of its kind, its number, what it asks, whether it must be answered. */
export function RowFace({ type, number, title, locale, kind, required, lines = [] }: RowFaceProps) {
  const t = useText();
  const format = useFormat();
  const untitled = t(type === 'question' ? 'questions:untitled' : 'builder:section', { number });
  const said = lines.map(({ words }) => words).join('; ');
  return (
    <>
      {kind ? <KindIcon kind={kind} size={18} /> : <IconLayoutList size={18} stroke={1.75} aria-hidden="true" />}
      {kind ? <span className={styles.number}>{format.number(number)}.</span> : null}
      <LocalizedText className={styles.words} text={title} locale={locale} fallback={untitled} />
      {required ? (
        <>
          <IconAsterisk className={styles.required} size={12} stroke={2.5} aria-hidden="true" />
          <VisuallyHidden>, {t('builder:requiredMark')}</VisuallyHidden>
        </>
      ) : null}
      {lines.length > 0 ? (
        <>
          <span className={styles.logic} title={said}>
            <IconGitBranch size={16} stroke={1.75} aria-hidden="true" />
          </span>
          <VisuallyHidden>, {said}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
