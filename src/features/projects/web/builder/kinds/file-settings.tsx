import { Checkbox, Stack } from '@mantine/core';
import { FILE_GROUPS, type FileGroup } from '#domain/questionnaire/kinds/files/file-groups.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';

/** How many files, how large each, and what they may be. */
export function FileSettings({ question }: { question: QuestionOf<'file_upload'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const accept = (chosen: string[]) =>
    editQuestion({ ...question, accepts: FILE_GROUPS.filter((group: FileGroup) => chosen.includes(group)) });
  return (
    <>
      <NumberPair>
        <NumberField
          label={t('builder:maxFiles')}
          value={question.maxFiles}
          min={1}
          max={LIMITS.files}
          onChange={(maxFiles = question.maxFiles) => editQuestion({ ...question, maxFiles })}
        />
        <NumberField
          label={t('builder:maxMegabytes')}
          value={question.maxMegabytes}
          min={1}
          max={LIMITS.fileMegabytes}
          onChange={(maxMegabytes = question.maxMegabytes) => editQuestion({ ...question, maxMegabytes })}
        />
      </NumberPair>
      <Checkbox.Group
        label={t('builder:accepts')}
        description={t('builder:acceptsHint')}
        value={question.accepts}
        onChange={accept}
      >
        <Stack gap="xs" mt="xs">
          {FILE_GROUPS.map((group) => (
            <Checkbox key={group} value={group} label={t(`questions:fileGroup.${group}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}
