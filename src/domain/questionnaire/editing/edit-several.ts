// The builder's operations on several questions at once, in the order of the questionnaire; see `edit.ts`.

import { questionsOf } from '../flow.ts';
import { renameInLogic } from '../logic/references.ts';
import { renamePiped } from '../piping/find-piped.ts';
import { isAsking } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { insertQuestion, placeOf } from './edit.ts';

/** Whether they must be answered, whatever was answered before. What nobody answers stays as it is. */
export function requireQuestions(
  questionnaire: Questionnaire,
  ids: ReadonlySet<string>,
  required: boolean,
): Questionnaire {
  const isOther = (question: Question) =>
    ids.has(question.id) && isAsking(question) && (question.required !== required || question.requireIf !== undefined);
  if (!questionsOf(questionnaire).some(isOther)) return questionnaire;
  return {
    ...questionnaire,
    sections: questionnaire.sections.map((section) =>
      section.questions.some(isOther)
        ? {
            ...section,
            questions: section.questions.map((question) =>
              isOther(question) ? { ...question, required, requireIf: undefined } : question,
            ),
          }
        : section,
    ),
  };
}

/** To the end of a section. */
export function moveQuestions(
  questionnaire: Questionnaire,
  ids: ReadonlySet<string>,
  sectionId: string,
): Questionnaire {
  if (!questionnaire.sections.some((section) => section.id === sectionId)) return questionnaire;
  const moved = questionsOf(questionnaire).filter((question) => ids.has(question.id));
  const { sections, ...rest } = removeQuestions(questionnaire, ids);
  return {
    ...rest,
    sections: sections.map((section) =>
      section.id === sectionId ? { ...section, questions: [...section.questions, ...moved] } : section,
    ),
  };
}

/** Copies stand behind the last of them. What they name among each other is the copy. */
export function duplicateQuestions(
  questionnaire: Questionnaire,
  ids: ReadonlySet<string>,
  id: () => string,
): Questionnaire {
  const chosen = questionsOf(questionnaire).filter((question) => ids.has(question.id));
  const place = placeOf(questionnaire, chosen.at(-1)?.id ?? '');
  if (!place) return questionnaire;
  const names = new Map(chosen.map((question) => [question.id, id()]));
  const copies = chosen.map((question) => ({
    ...renameInLogic(structuredClone(question), names),
    id: names.get(question.id) ?? question.id,
  }));
  const [piped] = renamePiped(
    { sections: [{ id: 'copies', title: {}, intro: {}, questions: copies }] },
    names,
  ).sections;
  return (piped?.questions ?? []).reduce(
    (changed, copy, index) => insertQuestion(changed, copy, { ...place, index: place.index + 1 + index }),
    questionnaire,
  );
}

/** Takes them out; their sections stay, even when they are empty then. */
export function removeQuestions(questionnaire: Questionnaire, ids: ReadonlySet<string>): Questionnaire {
  return {
    ...questionnaire,
    sections: questionnaire.sections.map((section) =>
      section.questions.some((question) => ids.has(question.id))
        ? { ...section, questions: section.questions.filter((question) => !ids.has(question.id)) }
        : section,
    ),
  };
}
