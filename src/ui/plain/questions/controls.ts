import type { ComponentType } from 'react';
import type { Question, QuestionKind, QuestionOf } from '#domain/questionnaire/schema.ts';
import { AddressInput } from './kinds/address.tsx';
import { Amounts } from './kinds/amounts.tsx';
import { Blanks } from './kinds/blanks.tsx';
import { GridOfDropdowns, GridOfNumbers, GridOfTexts } from './kinds/cells.tsx';
import { OneChoice, SeveralChoices, TwoChoices } from './kinds/choices.tsx';
import { TimeInput } from './kinds/clock.tsx';
import { ConsentInput } from './kinds/consent.tsx';
import { DateInput, DateRangeInput, DateTimeInput } from './kinds/date.tsx';
import { Dropdown } from './kinds/dropdown.tsx';
import { EntryList } from './kinds/entries.tsx';
import { FileInput } from './kinds/files.tsx';
import { FOUND_FROM } from './kinds/finder.tsx';
import { GridOfOne, GridOfRatings, GridOfSeveral } from './kinds/grid.tsx';
import { NumberInput } from './kinds/number.tsx';
import { Ranking } from './kinds/ranking.tsx';
import { Rating } from './kinds/rating.tsx';
import { Effort, NetPromoter, OpinionScale } from './kinds/scale.tsx';
import { SignatureInput } from './kinds/signature.tsx';
import { SliderInput } from './kinds/slider.tsx';
import { EmailInput, LongText, NameInput, PhoneInput, ShortText, WebAddressInput } from './kinds/typed-text.tsx';
import { Agreement, Satisfaction } from './kinds/worded-steps.tsx';
import type { AnswerProps } from './question-props.ts';

/** What respondents answer one kind of question with. */
interface Controls<K extends QuestionKind> {
  Field: ComponentType<AnswerProps<K>>;
  /** Whether it is several controls, of which the question is the legend, or a single one, of which it is the label. */
  group: boolean;
  /** The script by which a page makes more of it, where it has one of its own; without it the field is whole. */
  script?: QuestionScript | ((question: QuestionOf<K>) => QuestionScript | undefined);
}

export type QuestionScript = 'ranking' | 'amounts' | 'entries' | 'files' | 'find' | 'signature';

const CONTROLS: { readonly [K in QuestionKind]: Controls<K> } = {
  single_choice: { Field: OneChoice, group: true },
  multiple_choice: { Field: SeveralChoices, group: true },
  dropdown: {
    Field: Dropdown,
    group: false,
    script: ({ options }) => (options.length >= FOUND_FROM ? 'find' : undefined),
  },
  yes_no: { Field: TwoChoices, group: true },
  consent: { Field: ConsentInput, group: false },
  short_text: { Field: ShortText, group: false },
  long_text: { Field: LongText, group: false },
  person_name: { Field: NameInput, group: false },
  email_address: { Field: EmailInput, group: false },
  phone_number: { Field: PhoneInput, group: false },
  web_address: { Field: WebAddressInput, group: false },
  fill_blanks: { Field: Blanks, group: true },
  number: { Field: NumberInput, group: false },
  rating: { Field: Rating, group: true },
  opinion_scale: { Field: OpinionScale, group: true },
  slider: { Field: SliderInput, group: false },
  likert: { Field: Agreement, group: true },
  nps: { Field: NetPromoter, group: true },
  csat: { Field: Satisfaction, group: true },
  ces: { Field: Effort, group: true },
  date: { Field: DateInput, group: true },
  time: { Field: TimeInput, group: true },
  date_time: { Field: DateTimeInput, group: true },
  date_range: { Field: DateRangeInput, group: true },
  signature: { Field: SignatureInput, group: true, script: 'signature' },
  file_upload: { Field: FileInput, group: true, script: 'files' },
  ranking: { Field: Ranking, group: true, script: 'ranking' },
  constant_sum: { Field: Amounts, group: true, script: 'amounts' },
  grid_single_choice: { Field: GridOfOne, group: true },
  grid_multiple_choice: { Field: GridOfSeveral, group: true },
  grid_rating: { Field: GridOfRatings, group: true },
  grid_text: { Field: GridOfTexts, group: true },
  grid_number: { Field: GridOfNumbers, group: true },
  grid_dropdown: { Field: GridOfDropdowns, group: true },
  repeating_group: { Field: EntryList, group: true, script: 'entries' },
  postal_address: { Field: AddressInput, group: true, script: 'find' },
  statement: { Field: Nothing, group: true },
};

/** Nobody answers what only says something. */
function Nothing(): null {
  return null;
}

/** The scripts that these questions ask for, each once. */
export function scriptsOf(questions: readonly Question[]): QuestionScript[] {
  return [...new Set(questions.flatMap((question) => scriptOf(question) ?? []))];
}

function scriptOf(question: Question): QuestionScript | undefined {
  const { script } = controlsOf(question);
  return typeof script === 'function' ? script(question) : script;
}

export function controlsOf(question: Question): Controls<QuestionKind> {
  return CONTROLS[question.kind] as Controls<QuestionKind>;
}
