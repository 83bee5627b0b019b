import { IconCircleCheck } from '@tabler/icons-react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { FindingList } from '../../findings/finding-list.tsx';
import { useChecked } from '../../workshop/checked.ts';
import { useWorkshop } from '../../workshop/workshop-context.ts';
import { useBuilderTools } from '../builder-context.ts';
import { KeysRow } from '../controls/keys.tsx';
import { QuestionFiles } from '../exchange/question-files.tsx';
import { HiddenValues } from '../hidden-values/hidden-values.tsx';
import { QuizMarking } from '../marking/quiz-marking.tsx';
import { ScoreBands } from '../marking/score-bands.tsx';
import { useDraft, useQuestionnaire } from '../state/use-draft.ts';
import { Variables } from '../variables/variables.tsx';
import styles from './survey-overview.module.css';
import { SurveyWays } from './survey-ways.tsx';

/**
 * Where no question is chosen: the survey in figures, of which a poll has but its time; what is left to do before
 * publishing, how it stands otherwise, and keys to work with.
 */
export function SurveyOverview() {
  const questionnaire = useQuestionnaire();
  const t = useText();
  const format = useFormat();
  const workshop = useWorkshop();
  const { isPoll, isQuiz } = useBuilderTools();
  const isNothingChosen = useDraft(({ selection }) => selection === null);
  const { errors, seconds } = useChecked();
  // Once publishing was tried, that questions are missing is said where they are added.
  const toMend = workshop?.builder.tools.tried ? errors.filter(({ key }) => key !== 'noQuestions') : errors;
  const isToPublish = workshop?.project.abilities.publish ?? false;
  return (
    <div className={styles.overview}>
      {isNothingChosen ? (
        <p className={styles.hint}>{t('builder:chooseToSet')}</p>
      ) : (
        <h3 className={styles.whole}>{t('builder:everywhere')}</h3>
      )}
      <FactList
        className={styles.facts}
        facts={[
          ...(isPoll
            ? []
            : ([
                [t('builder:questions'), format.number(questionsOf(questionnaire).filter(isAsking).length)],
                [t('builder:sections'), format.number(questionnaire.sections.length)],
              ] as const)),
          ...(seconds > 0
            ? ([[t('builder:time'), t('builder:minutes', { count: wholeMinutes(seconds) })]] as const)
            : []),
        ]}
      />
      {workshop && toMend.length > 0 ? (
        <section className={styles.todo}>
          <h3 className={styles.heading}>{t('builder:toMend', { count: toMend.length })}</h3>
          <FindingList
            questionnaire={questionnaire}
            findings={toMend}
            quiet={!workshop.builder.tools.tried}
            onGo={workshop.go}
          />
        </section>
      ) : null}
      {errors.length === 0 && isToPublish ? (
        <p className={styles.ready}>
          <IconCircleCheck size={20} aria-hidden="true" />
          {t('projects:ready')}
        </p>
      ) : null}
      {isQuiz ? <QuizMarking /> : null}
      <div className={styles.folds}>
        {isQuiz ? <ScoreBands /> : null}
        {isPoll && !questionnaire.variables?.length ? null : <Variables questionnaire={questionnaire} />}
        <HiddenValues questionnaire={questionnaire} />
        {isQuiz ? <QuestionFiles /> : null}
      </div>
      {workshop && isNothingChosen ? <SurveyWays project={workshop.project} /> : null}
      <section className={styles.keys}>
        <h3 className={styles.heading}>{t('builder:keys')}</h3>
        <dl>
          <KeysRow words={t('builder:palette')} withKey="K" />
          <KeysRow words={t('builder:shortcuts')} withKey="/" />
        </dl>
      </section>
    </div>
  );
}
