import {
  IconAdjustmentsHorizontal,
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconCalendarClock,
  IconCalendarMonth,
  IconCircleDot,
  IconClock,
  IconFileUpload,
  IconForms,
  IconGauge,
  IconHash,
  IconInfoSquare,
  IconLetterCase,
  IconLink,
  IconListCheck,
  IconListNumbers,
  IconMapPin,
  IconMoodSmile,
  IconNumbers,
  IconPercentage,
  IconPhone,
  IconSelect,
  IconSignature,
  IconSquareCheck,
  IconStairs,
  IconStar,
  IconTable,
  IconTableAlias,
  IconTableDown,
  IconTableHeart,
  IconTableOptions,
  IconTableSpark,
  IconThumbUp,
  IconToggleRight,
  IconUser,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { isVotable } from '#domain/answers/poll/poll-results.ts';
import { kindOf, QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import type { QuestionKind, QuestionOf } from '#domain/questionnaire/schema.ts';
import type { Translator } from '#messages/translator.ts';
import { AnswerFace } from '../canvas/question-face.tsx';
import { ListedOptions, NumberedOptions, RoundOptions, SquareOptions } from '../options/options-editor.tsx';
import { AddressSettings } from './address-settings.tsx';
import { BlanksEditor } from './blanks-editor.tsx';
import { CellRows, DropdownCells } from './cells-editor.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { DateBounds, DateTimeSettings, RangeSettings, TimeSettings } from './date-bounds.tsx';
import { FileSettings } from './file-settings.tsx';
import { RoundGrid, Rows, SquareGrid } from './grid-editor.tsx';
import { GridRatingSteps } from './grid-rating-steps.tsx';
import { LongLength, ShortLength } from './length-bounds.tsx';
import { LikertSettings } from './likert-settings.tsx';
import { NumberBounds, NumberSettings, SliderSettings } from './number-settings.tsx';
import { OptionLayout, OptionOrder, RankingSettings, SeveralSettings } from './option-order.tsx';
import { PhoneSettings } from './phone-settings.tsx';
import { RatingSettings } from './rating-settings.tsx';
import { GroupColumns, GroupSettings } from './repeating-group-editor.tsx';
import { ScaleSettings } from './scale-settings.tsx';
import { SumSettings } from './sum-settings.tsx';
import { TruthSettings } from './truth-settings.tsx';

/** What respondents do, from the most usual on. */
const KIND_GROUPS = ['choose', 'fillIn', 'rate', 'read'] as const;
type KindGroup = (typeof KIND_GROUPS)[number];

interface Offered {
  /** In a quiz those that no answer key is for stand by themselves, whatever they ask for. */
  group: KindGroup | 'unmarked';
  kinds: QuestionKind[];
}

/**
 * What a questionnaire is built with, for one kind of question. Its name and what it is for are texts: `builder:kind`.
 */
interface KindTools<K extends QuestionKind> {
  Icon: TablerIcon;
  /** Among which it is offered. */
  group: KindGroup;
  /**
   * What stands where respondents answer, while the question is edited: a picture of that, or what is written there.
   */
  Answer: ComponentType<{ question: QuestionOf<K>; translator: Translator }>;
  /** What is set beside its texts for this kind alone; left out where there is nothing. */
  Settings?: ComponentType<{ question: QuestionOf<K> }>;
}

const KIND_TOOLS: { readonly [K in QuestionKind]: KindTools<K> } = {
  single_choice: { Icon: IconCircleDot, group: 'choose', Answer: RoundOptions, Settings: OptionLayout },
  multiple_choice: { Icon: IconListCheck, group: 'choose', Answer: SquareOptions, Settings: SeveralSettings },
  dropdown: { Icon: IconSelect, group: 'choose', Answer: ListedOptions, Settings: OptionOrder },
  yes_no: { Icon: IconToggleRight, group: 'choose', Answer: AnswerFace, Settings: TruthSettings },
  consent: { Icon: IconSquareCheck, group: 'choose', Answer: AnswerFace, Settings: ConsentSettings },
  short_text: { Icon: IconLetterCase, group: 'fillIn', Answer: AnswerFace, Settings: ShortLength },
  long_text: { Icon: IconAlignLeft, group: 'fillIn', Answer: AnswerFace, Settings: LongLength },
  person_name: { Icon: IconUser, group: 'fillIn', Answer: AnswerFace },
  email_address: { Icon: IconAt, group: 'fillIn', Answer: AnswerFace },
  phone_number: { Icon: IconPhone, group: 'fillIn', Answer: AnswerFace, Settings: PhoneSettings },
  web_address: { Icon: IconLink, group: 'fillIn', Answer: AnswerFace },
  fill_blanks: { Icon: IconForms, group: 'fillIn', Answer: BlanksEditor },
  number: { Icon: IconHash, group: 'fillIn', Answer: AnswerFace, Settings: NumberSettings },
  rating: { Icon: IconStar, group: 'rate', Answer: AnswerFace, Settings: RatingSettings },
  opinion_scale: { Icon: IconNumbers, group: 'rate', Answer: AnswerFace, Settings: ScaleSettings },
  slider: { Icon: IconAdjustmentsHorizontal, group: 'rate', Answer: AnswerFace, Settings: SliderSettings },
  likert: { Icon: IconThumbUp, group: 'rate', Answer: AnswerFace, Settings: LikertSettings },
  nps: { Icon: IconGauge, group: 'rate', Answer: AnswerFace },
  csat: { Icon: IconMoodSmile, group: 'rate', Answer: AnswerFace },
  ces: { Icon: IconStairs, group: 'rate', Answer: AnswerFace },
  date: { Icon: IconCalendar, group: 'fillIn', Answer: AnswerFace, Settings: DateBounds },
  time: { Icon: IconClock, group: 'fillIn', Answer: AnswerFace, Settings: TimeSettings },
  date_time: { Icon: IconCalendarClock, group: 'fillIn', Answer: AnswerFace, Settings: DateTimeSettings },
  date_range: { Icon: IconCalendarMonth, group: 'fillIn', Answer: AnswerFace, Settings: RangeSettings },
  signature: { Icon: IconSignature, group: 'fillIn', Answer: AnswerFace },
  file_upload: { Icon: IconFileUpload, group: 'fillIn', Answer: AnswerFace, Settings: FileSettings },
  ranking: { Icon: IconListNumbers, group: 'choose', Answer: NumberedOptions, Settings: RankingSettings },
  grid_single_choice: { Icon: IconTable, group: 'choose', Answer: RoundGrid },
  grid_multiple_choice: { Icon: IconTableOptions, group: 'choose', Answer: SquareGrid },
  grid_rating: { Icon: IconTableHeart, group: 'rate', Answer: Rows, Settings: GridRatingSteps },
  grid_text: { Icon: IconTableAlias, group: 'fillIn', Answer: CellRows },
  grid_number: { Icon: IconTableSpark, group: 'fillIn', Answer: CellRows, Settings: NumberBounds },
  grid_dropdown: { Icon: IconTableDown, group: 'choose', Answer: DropdownCells },
  repeating_group: { Icon: IconUsersGroup, group: 'fillIn', Answer: GroupColumns, Settings: GroupSettings },
  postal_address: { Icon: IconMapPin, group: 'fillIn', Answer: AnswerFace, Settings: AddressSettings },
  statement: { Icon: IconInfoSquare, group: 'read', Answer: Nothing },
  constant_sum: { Icon: IconPercentage, group: 'fillIn', Answer: NumberedOptions, Settings: SumSettings },
};

/** Where nobody answers. */
function Nothing(): null {
  return null;
}

/** The kinds that are offered, by group: in a poll those to vote on, in a quiz those that are marked first. */
export function offeredKinds({ isPoll = false, isQuiz = false } = {}): Offered[] {
  const offered = QUESTION_KINDS.filter((kind) => !isPoll || isVotable(kind));
  const unmarked = isQuiz ? offered.filter((kind) => !kindOf({ kind }).keyedBy) : [];
  const groups: Offered[] = KIND_GROUPS.map((group) => ({
    group,
    kinds: offered.filter((kind) => KIND_TOOLS[kind].group === group && !unmarked.includes(kind)),
  }));
  return [...groups, { group: 'unmarked' as const, kinds: unmarked }].filter(({ kinds }) => kinds.length > 0);
}

export function toolsOf(kind: QuestionKind): KindTools<QuestionKind> {
  return KIND_TOOLS[kind] as KindTools<QuestionKind>;
}
