import type { ReactNode } from 'react';
import type { QuestionKind, QuestionOf } from '#domain/questionnaire/schema.ts';

/** Which of the two is said beside the title of a question; what is not said is understood. */
export type RequiredOrOptional = 'required' | 'optional';

/** What every kind of question is drawn from. */
export interface QuestionProps<K extends QuestionKind = QuestionKind> {
  question: QuestionOf<K>;
  /** The name of its fields, of which their ids are made: no other question on the page has it. */
  name: string;
  /** From 1, as people count; none of what only says something. */
  position: number | undefined;
  /** What its own field holds: one text, several where several may be chosen, none where nothing was said. */
  shown?: readonly string[];
  /** What each field holds that is named after a part of the answer. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with it, in words. */
  error?: string;
  /** Where it is wrong, in words, by the name of the part. */
  wrong?: Readonly<Record<string, string>> | undefined;
  /** Left out: that it is optional. */
  says?: RequiredOrOptional | undefined;
  /** Not asked as long as answers are what they are. */
  hidden?: boolean;
  /** The ids of the options that are offered, where others are there, hidden, for answers on the page to open them. */
  offered?: ReadonlySet<string> | undefined;
  /** Drawn as branches: where each option leads, by its id, as far as that is said. */
  branches?: ReadonlyMap<string, ReactNode>;
}

/** What its fields are drawn from. */
export interface AnswerProps<K extends QuestionKind = QuestionKind>
  extends Pick<QuestionProps<K>, 'question' | 'name' | 'shown' | 'parts' | 'error' | 'wrong' | 'branches' | 'offered'> {
  /** What this kind asks for beyond the owner's help: a range, a number of choices. */
  hint?: string | undefined;
}
