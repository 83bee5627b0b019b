import type { Localized } from '../text/localized.ts';

/** What a question asks for beyond what its owner wrote: a text of the `questions` catalogue, with its values. */
export interface Hint {
  key:
    | 'chooseBetween'
    | 'chooseExactly'
    | 'chooseAtLeast'
    | 'chooseAtMost'
    | 'lengthFrom'
    | 'mask'
    | 'pattern'
    | 'phoneAbroad'
    | 'numberBetween'
    | 'numberFrom'
    | 'numberTo'
    | 'numberStepsBetween'
    | 'numberStepsFrom'
    | 'numberMultiple'
    | 'numberMultipleTo'
    | 'dateBetween'
    | 'dateFrom'
    | 'dateTo'
    | 'timeBetween'
    | 'timeFrom'
    | 'timeTo'
    | 'daysBetween'
    | 'daysFrom'
    | 'daysTo'
    | 'oneFile'
    | 'files'
    | 'rank'
    | 'rankFirst'
    | 'rankBetween'
    | 'divide'
    | 'entriesBetween'
    | 'entriesTo';
  values: Record<string, string | number | Localized>;
}
