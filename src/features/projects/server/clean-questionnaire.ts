import { defaultOf } from '#domain/answers/reading/default-answers.ts';
import { carryWithinBounds } from '#domain/questionnaire/carried/carry-options.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { mapAllTexts } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { readVideoAddress } from '#domain/questionnaire/video/video-address.ts';
import { markingOfAsked } from '#domain/quiz/edit-marking.ts';
import type { Marking } from '#domain/quiz/marking-schema.ts';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { parseWebAddress } from '#domain/text/web-address.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { readBy } from '#kit/server/api/field-messages.ts';
import { jsonBytes } from '#kit/server/byte-cache.ts';

/** A questionnaire in the form in which it is stored. Normal forms can be longer, so its limits are checked again. */
export function cleanQuestionnaire(content: Questionnaire): Questionnaire {
  refuseTooLarge(content);
  const texts = mapAllTexts(carried(content), (text) => cleanLocalized(text));
  const { sections, hiddenValues, variables, closings, ...rest } = texts;
  const marking = markingOfAsked(texts);
  const clean = readBy(questionnaireSchema, {
    ...rest,
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => withCleanDefault(withCleanVideo(question))),
    })),
    ...(hiddenValues?.length && {
      hiddenValues: hiddenValues.map(({ drawnFrom, ...value }) => ({
        ...value,
        ...(drawnFrom && { drawnFrom: drawnFrom.map(cleanText) }),
      })),
    }),
    ...(variables?.length && {
      variables: variables.map((variable) => ({ ...variable, label: cleanText(variable.label) })),
    }),
    ...(closings?.length && {
      closings: closings.map((closing) => ({
        ...closing,
        ...(closing.link && { link: parseWebAddress(closing.link) }),
      })),
    }),
    ...(marking && { marking: withCleanKeys(marking) }),
  });
  refuseTooLarge(clean);
  return clean;
}

function withCleanKeys(marking: Marking): Marking {
  const questions = Object.entries(marking.questions).map(([id, { key, ...own }]) => {
    if (key?.by === 'quantities') {
      const units = key.units.map((unit) => ({ ...unit, name: cleanLine(unit.name) }));
      return [id, { ...own, key: { ...key, units } }] as const;
    }
    if (key?.by === 'blanks') {
      const blanks = Object.entries(key.blanks).map(([blank, accepted]) => [
        blank,
        accepted.map((one) => ('text' in one ? { ...one, text: cleanLine(one.text) } : one)),
      ]);
      return [id, { ...own, key: { ...key, blanks: Object.fromEntries(blanks) } }] as const;
    }
    if (key?.by === 'hand') {
      const rubric = cleanText(key.rubric ?? '');
      return [id, { ...own, key: { by: 'hand' as const, ...(rubric !== '' && { rubric }) } }] as const;
    }
    if (key?.by !== 'texts') return [id, { ...own, ...(key && { key }) }] as const;
    const accepted = key.accepted.map((one) => ({ ...one, text: cleanLine(one.text) }));
    return [id, { ...own, key: { ...key, accepted } }] as const;
  });
  return { ...marking, questions: Object.fromEntries(questions) };
}

function withCleanVideo(question: Question): Question {
  const { video } = question;
  const address = video && readVideoAddress(video.address)?.address;
  return video && address ? { ...question, video: { ...video, address } } : question;
}

/** As it would be stored of a respondent. What does not fit stays as it is, for the checker to tell. */
function withCleanDefault(question: Question): Question {
  const answer = defaultOf(question);
  return answer === undefined ? question : { ...question, default: answer as Question['default'] };
}

function refuseTooLarge(content: Questionnaire): void {
  if (jsonBytes(content) > LIMITS.bytes) throw new AppError('too_large', { message: 'questionnaireTooLarge' });
}

/** A small questionnaire may ask for copies that are many times its size: more than may be is refused. */
function carried(content: Questionnaire): Questionnaire {
  const { questionnaire, over } = carryWithinBounds(content);
  if (over === undefined) return questionnaire;
  const section = content.sections.findIndex(({ questions }) => questions.some(({ id }) => id === over));
  const question = content.sections[section]?.questions.findIndex(({ id }) => id === over);
  const path = `questionnaire.sections.${section}.questions.${question}.carried`;
  throw invalidField(path, 'tooManyCarried', { most: LIMITS.carriedOptions });
}
