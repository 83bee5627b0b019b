import {
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconCircleDot,
  IconGauge,
  IconHash,
  IconLetterCase,
  IconLink,
  IconListCheck,
  IconNumbers,
  IconPhone,
  IconSelect,
  IconStar,
  IconToggleRight,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { QuestionKind, QuestionOf } from '#domain/questionnaire/schema.ts';
import type { Translator } from '#messages/translator.ts';
import { AnswerFace } from '../canvas/question-face.tsx';
import { NumberedOptions, RoundOptions, SquareOptions } from '../options/options-editor.tsx';
import { ChosenBounds } from './chosen-bounds.tsx';
import { DateBounds } from './date-bounds.tsx';
import { LongLength, ShortLength } from './length-bound.tsx';
import { NumberSettings } from './number-settings.tsx';
import { RatingSteps } from './rating-steps.tsx';
import { ScaleSettings } from './scale-settings.tsx';

/**
 * What a questionnaire is built with, for one kind of question. Its name and what it is for are texts: `builder:kind`.
 */
interface KindTools<K extends QuestionKind> {
  Icon: TablerIcon;
  /**
   * What stands where respondents answer, while the question is edited: a picture of that, or what is written there.
   */
  Answer: ComponentType<{ question: QuestionOf<K>; translator: Translator }>;
  /** What is set beside its texts for this kind alone; left out where there is nothing. */
  Settings?: ComponentType<{ question: QuestionOf<K> }>;
}

const KIND_TOOLS: { readonly [K in QuestionKind]: KindTools<K> } = {
  single_choice: { Icon: IconCircleDot, Answer: RoundOptions },
  multiple_choice: { Icon: IconListCheck, Answer: SquareOptions, Settings: ChosenBounds },
  dropdown: { Icon: IconSelect, Answer: NumberedOptions },
  yes_no: { Icon: IconToggleRight, Answer: AnswerFace },
  short_text: { Icon: IconLetterCase, Answer: AnswerFace, Settings: ShortLength },
  long_text: { Icon: IconAlignLeft, Answer: AnswerFace, Settings: LongLength },
  email_address: { Icon: IconAt, Answer: AnswerFace },
  phone_number: { Icon: IconPhone, Answer: AnswerFace },
  web_address: { Icon: IconLink, Answer: AnswerFace },
  number: { Icon: IconHash, Answer: AnswerFace, Settings: NumberSettings },
  rating: { Icon: IconStar, Answer: AnswerFace, Settings: RatingSteps },
  opinion_scale: { Icon: IconNumbers, Answer: AnswerFace, Settings: ScaleSettings },
  nps: { Icon: IconGauge, Answer: AnswerFace },
  date: { Icon: IconCalendar, Answer: AnswerFace, Settings: DateBounds },
};

export function toolsOf(kind: QuestionKind): KindTools<QuestionKind> {
  return KIND_TOOLS[kind] as KindTools<QuestionKind>;
}
