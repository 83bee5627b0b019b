import { Group, Input, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { defaultOf } from '#domain/answers/reading/default-answers.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { answerWords, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { DefaultAnswerDialog } from './default-answer-dialog.tsx';

/** What stands in a question's fields from the start: said, set, taken away. What a link may suggest can be one. */
export function DefaultAnswer({ question }: { question: Question }) {
  const t = useText();
  const locale = useLocale();
  const { isPoll, editQuestion, now } = useBuilderTools();
  const [opened, open] = useState<Question>();
  const button = useRef<HTMLButtonElement>(null);
  const isSet = question.default !== undefined;
  if (!isSet && (isPoll || kindOf(question).byHand)) return null;
  const answer = defaultOf(question);
  const Icon = isSet ? IconPencil : IconPlus;

  function close(): void {
    open(undefined);
    button.current?.focus();
  }

  return (
    <div>
      <Input.Label labelElement="div">{t('builder:defaultAnswer')}</Input.Label>
      {isSet ? (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {answer === undefined ? t('builder:defaultUnfit') : answerWords(question, answer, locale)}
        </Text>
      ) : null}
      <Group gap="xs" ml="-xs">
        {kindOf(question).byHand ? null : (
          <PartButton
            ref={button}
            icon={<Icon size={18} aria-hidden="true" />}
            label={t(isSet ? 'builder:changeDefault' : 'builder:setDefault')}
            onClick={() => open(findQuestion(now().questionnaire, question.id))}
          />
        )}
        {isSet ? (
          <PartButton
            icon={<IconTrash size={18} aria-hidden="true" />}
            label={t('builder:removeDefault')}
            onClick={() => {
              editQuestion({ ...question, default: undefined }, { say: t('builder:defaultRemoved') });
              button.current?.focus();
            }}
          />
        ) : null}
      </Group>
      {opened ? (
        <DefaultAnswerDialog
          question={opened}
          onClose={close}
          onSet={(given) => {
            editQuestion({ ...question, default: given });
            close();
          }}
        />
      ) : null}
    </div>
  );
}
