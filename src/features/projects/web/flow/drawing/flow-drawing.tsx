import { Skeleton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { placeOf } from '#domain/questionnaire/editing/edit.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import type { Target } from '../../workshop/use-go-to-finding.ts';
import { OpenedBranches } from '../branches/opened-branches.tsx';
import { TRIAL_ID } from '../trial/trial-id.ts';
import { nodeElementId } from './along-lines.ts';
import styles from './drawing.module.css';
import { DrawingTools } from './drawing-tools.tsx';
import { type ChosenBranch, DrawnParts } from './drawn-parts.tsx';
import type { LaidOut } from './use-drawn.ts';
import type { Folding } from './use-folding.ts';
import { useZoom } from './use-zoom.ts';

interface FlowDrawingProps {
  /** As it was last laid out. */
  laidOut: LaidOut | undefined;
  /** As it is. */
  now: Questionnaire;
  report: SimulationReport | undefined;
  onGo: (place: Target) => void;
  folding: Folding;
}

/**
 * The flow as a drawing: a question that is chosen opens beside it with its branches, all else leads to where it is
 * edited. What made-up respondents did lies over it.
 */
export function FlowDrawing({ laidOut, now, report, onGo, folding }: FlowDrawingProps) {
  const t = useText();
  const [chosen, setChosen] = useState<ChosenBranch>();
  const drawn = laidOut?.drawn;
  const question = chosen && findQuestion(now, chosen.questionId);
  const place = question && placeOf(now, question.id);

  function close(): void {
    setChosen(undefined);
    if (chosen) document.getElementById(nodeElementId(chosen.questionId))?.focus();
  }

  function choose(next: ChosenBranch): void {
    // What one works at stays drawn by itself, whatever becomes of its ways.
    folding.open([next.questionId]);
    setChosen(next);
  }

  /** The first of those that were one a moment ago. */
  const unfolded = useRef<string>(undefined);
  function unfold(questionIds: readonly string[]): void {
    [unfolded.current] = questionIds;
    folding.open(questionIds);
  }
  useLayoutEffect(() => {
    const first = unfolded.current !== undefined && drawn?.boxes.has(unfolded.current) ? unfolded.current : undefined;
    if (first === undefined) return;
    unfolded.current = undefined;
    document.getElementById(nodeElementId(first))?.focus();
  }, [drawn]);

  const { frame, scale, zoom, fit, grab } = useZoom(drawn);
  return (
    <section className={styles.drawing} aria-label={t('flow:drawn')}>
      <a className={styles.skip} href={`#${TRIAL_ID}`}>
        {t('flow:skip')}
      </a>
      <div className={styles.beside}>
        <div className={styles.stage}>
          <DrawingTools zoom={zoom} fit={fit} folding={folding} />
          <p className={styles.keys}>{t('flow:keys')}</p>
          <div ref={frame} className={styles.frame} onPointerDown={grab}>
            {laidOut && drawn ? (
              // biome-ignore lint/a11y/noSvgWithoutTitle: its section is named; a title would follow the pointer.
              <svg
                width={drawn.width * scale}
                height={drawn.height * scale}
                viewBox={`0 0 ${drawn.width} ${drawn.height}`}
              >
                <DrawnParts
                  {...laidOut}
                  report={report}
                  onGo={onGo}
                  chosen={chosen?.questionId}
                  onChoose={choose}
                  onUnfold={unfold}
                />
              </svg>
            ) : (
              <Waiting className={styles.waiting}>
                <Skeleton height="100%" />
              </Waiting>
            )}
          </div>
        </div>
        {question && place ? (
          <OpenedBranches
            questionnaire={now}
            question={question}
            sectionId={place.sectionId}
            branch={chosen?.branch}
            onGo={onGo}
            onClose={close}
          />
        ) : null}
      </div>
    </section>
  );
}
