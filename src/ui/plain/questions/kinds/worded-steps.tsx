import { agreementLabels } from '#domain/questionnaire/kinds/scale/likert.ts';
import { SATISFACTION } from '#domain/questionnaire/kinds/scale/ready-words.ts';
import type { Localized } from '#domain/text/localized.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import type { AnswerProps } from '../question-props.ts';
import { Face } from './face.tsx';
import styles from './worded-steps.module.css';

export function Agreement({ question, ...props }: AnswerProps<'likert'>) {
  return <WordedSteps {...props} words={agreementLabels(question)} />;
}

export function Satisfaction({ question: _question, ...props }: AnswerProps<'csat'>) {
  return <WordedSteps {...props} words={SATISFACTION} faces />;
}

interface WordedStepsProps extends Pick<AnswerProps, 'name' | 'shown'> {
  /** What each step means, from 1 on. */
  words: readonly Localized[];
  faces?: boolean;
}

/**
 * Steps of a scale that are called by words: beside each other where every word has room, else below each other. A
 * digit on a keyboard is the step it says.
 */
function WordedSteps({ name, shown, words, faces }: WordedStepsProps) {
  const steps = words.map((word, index) => ({ step: index + 1, word, mood: index / (words.length - 1) }));
  return (
    <div data-by-value="">
      <div className={styles.steps} data-steps={steps.length}>
        {steps.map(({ step, word, mood }) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              id={step === 1 ? fieldId(name) : undefined}
              name={name}
              value={step}
              defaultChecked={shown?.[0] === String(step)}
            />
            {faces ? <Face mood={mood} /> : <i aria-hidden="true" />}
            <LocalizedText text={word} />
          </label>
        ))}
      </div>
    </div>
  );
}
