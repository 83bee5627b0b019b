import { IconTextPlus, IconVideo } from '@tabler/icons-react';
import { useContext } from 'react';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DetailsContext, useBuilderTools } from '../builder-context.ts';
import { Keys } from '../controls/keys.tsx';
import { PartButton } from '../controls/part-button.tsx';
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
  const { isPoll, isAlone } = useBuilderTools();
  const isDetailsAway = useContext(DetailsContext) !== undefined;
  return (
    <div className={styles.foot}>
      <div className={styles.extras}>
        {onWriteHelp ? (
          <PartButton
            icon={<IconTextPlus size={18} aria-hidden="true" />}
            label={t('builder:addHelp')}
            short={t('builder:shortHelp')}
            onClick={onWriteHelp}
          />
        ) : null}
        {onPickPicture ? (
          <PickPicture label={t('builder:addPicture')} short={t('builder:shortPicture')} onPick={onPickPicture} />
        ) : null}
        {onWriteVideo ? (
          <PartButton
            icon={<IconVideo size={18} aria-hidden="true" />}
            label={t('builder:addVideo')}
            short={t('builder:shortVideo')}
            onClick={onWriteVideo}
          />
        ) : null}
      </div>
      {isDetailsAway ? (
        <div className={styles.settings}>
          {isAsking(question) ? <RequiredSwitch question={question} /> : null}
          <DetailsButton />
        </div>
      ) : isPoll || isAlone ? null : (
        <span className={styles.keyHint}>
          <TextWithParts text={t('builder:nextByKey')} parts={{ key: <Keys withKey="Enter" /> }} />
        </span>
      )}
    </div>
  );
}
