import { Button } from '@mantine/core';
import { IconPlus, IconVideo } from '@tabler/icons-react';
import { useContext } from 'react';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DetailsContext, useBuilderTools } from '../builder-context.ts';
import { Keys } from '../controls/keys.tsx';
import { RequiredSwitch } from '../controls/required-switch.tsx';
import { PickPicture } from '../pictures/pick-picture.tsx';
import styles from './canvas.module.css';
import { DetailsButton } from './details-button.tsx';

interface QuestionFootProps {
  question: Question;
  /** Where it has no help text. */
  onWriteHelp: (() => void) | undefined;
  /** Where it has no picture. */
  onPickPicture: ((file: File) => void) | undefined;
  /** Where it has no video. */
  onWriteVideo: (() => void) | undefined;
}

/** Under a selected question: its settings where the inspector is out of sight, else how to go on by keyboard. */
export function QuestionFoot({ question, onWriteHelp, onPickPicture, onWriteVideo }: QuestionFootProps) {
  const t = useText();
  const { isPoll } = useBuilderTools();
  const isDetailsAway = useContext(DetailsContext) !== undefined;
  return (
    <div className={styles.foot}>
      {onWriteHelp ? (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={onWriteHelp}
        >
          {t('builder:addHelp')}
        </Button>
      ) : null}
      {onPickPicture ? <PickPicture label={t('builder:addPicture')} onPick={onPickPicture} /> : null}
      {onWriteVideo ? (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconVideo size={18} aria-hidden="true" />}
          onClick={onWriteVideo}
        >
          {t('builder:addVideo')}
        </Button>
      ) : null}
      {isDetailsAway ? (
        <>
          {isAsking(question) ? <RequiredSwitch question={question} /> : null}
          <DetailsButton />
        </>
      ) : isPoll ? null : (
        <span className={styles.keyHint}>
          <TextWithParts text={t('builder:nextByKey')} parts={{ key: <Keys withKey="Enter" /> }} />
        </span>
      )}
    </div>
  );
}
