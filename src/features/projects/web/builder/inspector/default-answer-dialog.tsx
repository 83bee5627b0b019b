import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { defaultOf } from '#domain/answers/reading/default-answers.ts';
import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Problem } from '#domain/questionnaire/kind.ts';
import { inputOf, readAnswer, valuesOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerValues } from '#domain/questionnaire/shown-values.ts';
import { useLocale, usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import { readFields } from '#ui/plain/questions/read-fields.ts';
import styles from './inspector.module.css';

const NAME = 'default';

/** What the fields show: what was set or typed, and what was wrong with that. */
interface Shown {
  fields: FieldValues;
  problem?: Problem;
}

interface DefaultAnswerDialogProps {
  question: Question;
  onSet: (answer: Question['default']) => void;
  onClose: () => void;
}

/** The question as respondents meet it, to be answered for them. */
export function DefaultAnswerDialog({ question, onSet, onClose }: DefaultAnswerDialogProps) {
  const t = useText();
  const locale = useLocale();
  const wordsOf = useProblemWords();
  const [{ fields, problem }, show] = useState<Shown>(() => ({
    fields: valuesOf(question, defaultOf(question), locale),
  }));
  const [drawn, drawAnew] = useState(0);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = readFields(question, new FormData(event.currentTarget), NAME);
    if (!typed) return;
    // A choice is taken back by a button of the question's own.
    if (submitter?.getAttribute('name') === 'clear') {
      show({ fields: valuesOf(question, undefined, locale) });
      drawAnew(drawn + 1);
      return;
    }
    const reading = readAnswer(question, inputOf(question, typed));
    if ('problem' in reading) show({ fields: typed, problem: reading.problem });
    else onSet('answer' in reading ? (reading.answer as Question['default']) : undefined);
  }

  return (
    <Dialog opened onClose={onClose} title={t('builder:defaultAnswer')} returnFocus={false}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Text size="sm" mb="lg">
          {t('builder:defaultHint')}
        </Text>
        <div className={styles.asked}>
          <QuestionField
            key={drawn}
            question={{ ...question, required: true, requireIf: undefined }}
            name={NAME}
            position={1}
            {...fields}
            {...(problem && { error: wordsOf(problem) })}
          />
        </div>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('common:save')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** What is wrong with an answer, as respondents are told. */
function useProblemWords(): (problem: Problem) => string {
  const { find, locale } = usePageTranslator();
  function wordsOf(problem: Problem): string {
    const { key, said } = problem;
    const values = answerValues(problem, locale);
    return find(`answers:${key}`, said ? { ...values, said: wordsOf(said) } : values) ?? key;
  }
  return wordsOf;
}
