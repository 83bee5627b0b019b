import { IconAsterisk, IconFlag, IconLayoutList } from '@tabler/icons-react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { KindIcon } from '../kinds/kind-icon.tsx';
import type { LogicLine } from '../logic/logic-lines.ts';
import { type LogicPlace, LogicSign, logicAt } from '../logic/logic-sign.tsx';
import type { Selection } from '../state/selection.ts';
import styles from './outline.module.css';

export interface RowFaceProps {
  type: Selection['type'];
  /** None of what only says something. */
  number: number | undefined;
  title: Localized;
  locale: Locale;
  /** Of a question. */
  kind?: QuestionKind;
  required?: boolean;
  /** What its logic says. */
  lines?: readonly LogicLine[];
}

const UNTITLED = { question: 'questions:untitled', section: 'builder:section', closing: 'builder:closing' } as const;

/** What a row says: the sign of its kind, its number, what it asks, whether it must be answered. */
export function RowFace({ type, number, title, locale, kind, required, lines = [] }: RowFaceProps) {
  const t = useText();
  const format = useFormat();
  const untitled = number === undefined ? t('builder:untitledStatement') : t(UNTITLED[type], { number });
  const PartIcon = type === 'closing' ? IconFlag : IconLayoutList;
  return (
    <>
      {kind ? <KindIcon kind={kind} size={18} /> : <PartIcon size={18} stroke={1.75} aria-hidden="true" />}
      {kind && number !== undefined ? <span className={styles.number}>{format.number(number)}.</span> : null}
      <MarkedText marks="none" className={styles.words} text={title} locale={locale} fallback={untitled} />
      {required ? (
        <>
          <IconAsterisk className={styles.required} size={12} stroke={2.5} aria-hidden="true" />
          <VisuallyHidden>, {t('builder:requiredMark')}</VisuallyHidden>
        </>
      ) : null}
      {lines.length > 0 ? (
        <span className={styles.logic}>
          <LogicMark lines={lines} at="before" />
          <LogicMark lines={lines} at="after" />
        </span>
      ) : null}
    </>
  );
}

/** The sign that its logic has on the canvas, named by what it says there. */
function LogicMark({ lines, at }: { lines: readonly LogicLine[]; at: LogicPlace }) {
  const said = logicAt(lines, at).map(({ words }) => words);
  if (said.length === 0) return null;
  return (
    <>
      <span title={said.join('; ')}>
        <LogicSign at={at} />
      </span>
      <VisuallyHidden>, {said.join('; ')}</VisuallyHidden>
    </>
  );
}
