import type { ComponentType } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { AmountsCard } from './amounts-card.tsx';
import { BlanksCard } from './blanks/blanks-card.tsx';
import type { CardProps } from './card-props.ts';
import { NumberCellsCard, TextCellsCard } from './cells-card.tsx';
import { ConsentCard, NumbersCard, OptionsCard, SeveralOptionsCard, StepsCard, YesNoCard } from './chart-cards.tsx';
import { EntriesCard } from './entries-card.tsx';
import { FilesCard, SignaturesCard } from './files-card.tsx';
import { GridCard, GridRatingCard } from './grid-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { RankingCard } from './ranking-card.tsx';
import { NpsCard } from './scores/nps-card.tsx';
import { EffortCard, SatisfactionCard } from './scores/top-box-card.tsx';
import { TextAnswers } from './texts/text-answers.tsx';
import { DatesCard, RangesCard, TimesCard } from './time-cards.tsx';

/** What a report shows of each kind of question. */
export const CARDS: { readonly [K in QuestionKind]: ComponentType<CardProps> } = {
  single_choice: OptionsCard,
  multiple_choice: SeveralOptionsCard,
  dropdown: OptionsCard,
  yes_no: YesNoCard,
  consent: ConsentCard,
  short_text: TextAnswers,
  long_text: TextAnswers,
  person_name: TextAnswers,
  email_address: TextAnswers,
  phone_number: TextAnswers,
  web_address: TextAnswers,
  fill_blanks: BlanksCard,
  number: NumbersCard,
  rating: StepsCard,
  opinion_scale: StepsCard,
  slider: NumbersCard,
  likert: StepsCard,
  nps: NpsCard,
  csat: SatisfactionCard,
  ces: EffortCard,
  date: DatesCard,
  time: TimesCard,
  date_time: DatesCard,
  date_range: RangesCard,
  file_upload: FilesCard,
  signature: SignaturesCard,
  ranking: RankingCard,
  constant_sum: AmountsCard,
  grid_single_choice: GridCard,
  grid_multiple_choice: GridCard,
  grid_rating: GridRatingCard,
  grid_text: TextCellsCard,
  grid_number: NumberCellsCard,
  grid_dropdown: GridCard,
  repeating_group: EntriesCard,
  postal_address: PlacesCard,
  // No report holds what nobody answers.
  statement: TextAnswers,
};
