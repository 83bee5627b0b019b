import type { Locale } from '../text/locale.ts';

/** What the checker may find; the catalogues have a text for each. */
export const FINDING_KEYS = [
  'missingProjectTitleEn',
  'missingProjectTitleBn',
  'missingDescriptionEn',
  'missingDescriptionBn',
  'missingClosingTextEn',
  'missingClosingTextBn',
  'noQuestions',
  'pollAsksOne',
  'pollNeedsChoice',
  'emptySection',
  'missingSectionEn',
  'missingSectionBn',
  'blankTitle',
  'missingTitleEn',
  'missingTitleBn',
  'missingHelpEn',
  'missingHelpBn',
  'blankAlt',
  'missingAltEn',
  'missingAltBn',
  'blankVideoTitle',
  'missingVideoTitleEn',
  'missingVideoTitleBn',
  'missingUnitEn',
  'missingUnitBn',
  'missingEndEn',
  'missingEndBn',
  'blankEnd',
  'missingStepEn',
  'missingStepBn',
  'missingAgreementEn',
  'missingAgreementBn',
  'missingPatternMessageEn',
  'missingPatternMessageBn',
  'defaultUnfit',
  'blankOption',
  'missingOptionEn',
  'missingOptionBn',
  'blankOptionAlt',
  'missingOptionAltEn',
  'missingOptionAltBn',
  'noRows',
  'blankRow',
  'missingRowEn',
  'missingRowBn',
  'duplicateRow',
  'noColumns',
  'blankColumn',
  'missingColumnEn',
  'missingColumnBn',
  'duplicateColumn',
  'noBlanks',
  'blankPassage',
  'missingPassageEn',
  'missingPassageBn',
  'blankNotInPassage',
  'blankTwice',
  'blankUnknown',
  'missingEntryEn',
  'missingEntryBn',
  'leastOverMost',
  'tooManyCells',
  'tooFewOptions',
  'duplicateOption',
  'nothingToShuffle',
  'onlyAlone',
  'minOverMax',
  'maskWithoutSlots',
  'maskAgainstPattern',
  'lengthAgainstPattern',
  'patternUnclosed',
  'patternNothingToRepeat',
  'patternNotTaken',
  'patternTooLarge',
  'patternsTooLarge',
  'noNumberBetween',
  'noTimeBetween',
  'daysOverRange',
  'stepOverRange',
  'maxOffStep',
  'stepOverDecimals',
  'maxOffSteps',
  'minChosenOverOptions',
  'maxChosenOverOptions',
  'rankedOverOptions',
  'conditionWithoutQuestion',
  'conditionOnLater',
  'conditionWithoutOption',
  'conditionWithoutHiddenValue',
  'conditionWithoutVariable',
  'conditionOnEntry',
  'conditionUnfitting',
  'conditionUnfinished',
  'conditionLeastOverMost',
  'conditionNeverHolds',
  'conditionAlwaysHolds',
  'jumpNowhere',
  'jumpBack',
  'neverAsked',
  'shuffledAlone',
  'shuffledLater',
  'jumpAcrossShuffled',
  'questionShuffledAlone',
  'saidAmongShuffled',
  'jumpAmongShuffled',
  'drawOverPool',
  'drawUnequal',
  'drawWithLogic',
  'drawNamed',
  'jumpIntoDraw',
  'carriedFromItself',
  'carriedWithoutQuestion',
  'carriedFromLater',
  'carriedFromNeverAsked',
  'carriedUnfitting',
  'carriedTooMany',
  'carriedTooManyInAll',
  'missingHiddenLabelEn',
  'missingHiddenLabelBn',
  'missingClosingEn',
  'missingClosingBn',
  'closingUnused',
  'quotaNeverCounts',
  'quotaOverLimit',
  'quotaTwice',
  'variableWithoutName',
  'variableTwice',
  'calculationWithoutQuestion',
  'calculationWithoutOption',
  'calculationWithoutHiddenValue',
  'calculationWithoutVariable',
  'calculationOnLater',
  'calculationUnfitting',
  'calculationUnfinished',
  'calculationOfText',
  'calculationOfNumber',
  'valueNeverKnown',
  'valueUnused',
  'pipedNotHere',
  'pipedGone',
  'pipedLater',
  'pipedValueLater',
  'pipedValueSoFar',
  'pipedNeverAsked',
  'pipedWithoutFallback',
  'pipedTooMany',
  'pipedTooManyInAll',
  'brokenLink',
  'keyMissing',
  'keyWithoutOption',
  'keyUnanswerable',
  'keyOrderUnfit',
  'keyPairsMissing',
  'keyAsWritten',
  'keyBlanksMissing',
  'keyWithoutUnit',
  'keyUnitTwice',
  'pointsZero',
  'nothingMarked',
  'timeTooShort',
  'questionTimeTooShort',
  'duringNeedsNoWayBack',
  'certificateWithoutPass',
  'practiceHasNoDraw',
  'practiceHasNoLogic',
  'practiceByHand',
  'practiceNotAsked',
  'roundAsksNothing',
  'roundCountsNothing',
  'roundNeedsPass',
  'sectionInTwoRounds',
  'sectionInNoRound',
  'jumpLeavesRound',
  'namesOtherRound',
  'missingFeedbackEn',
  'missingFeedbackBn',
  'bandBackwards',
  'bandsOverlap',
  'bandsLeaveHole',
  'bandSaysNothing',
] as const;

export type FindingKey = (typeof FINDING_KEYS)[number];

/** Of a text that is missing in a language: {@link FindingKey} without the language. */
export type GapKey = FindingKey extends infer Key ? (Key extends `${infer Gap}En` ? Gap : never) : never;

/** Something the checker says before publishing: errors are in the way of it, warnings are not. */
export interface Finding {
  severity: 'error' | 'warning';
  key: FindingKey;
  values?: Record<string, string | number>;
  /** Where: the section, question, closing, variable or hidden value it is about; none when it is about the settings or
   * the whole. */
  sectionId?: string;
  questionId?: string;
  closingId?: string;
  /** The quota it is about, which is among the settings. */
  quotaId?: string;
  /** The setting it is about, where that is no text. */
  setting?: 'totalMinutes' | 'rounds' | 'reveal';
  variableId?: string;
  hiddenValueId?: string;
  /** The score band of a quiz. */
  bandId?: string;
  optionId?: string;
  /** What decides who is asked, where it is about that. */
  logic?: 'showIf' | 'requireIf' | 'jumps' | 'carried';
  /** The text it is about, and the language that is missing there. */
  text?:
    | 'title'
    | 'help'
    | 'alt'
    | 'videoTitle'
    | 'intro'
    | 'text'
    | 'label'
    | 'entry'
    | 'passage'
    | 'unit'
    | 'agreement'
    | 'patternMessage'
    | 'low'
    | 'high'
    | 'feedback'
    | 'optionFeedback'
    | 'bandFeedback'
    | 'description'
    | 'closingText'
    | 'coverAlt';
  locale?: Locale;
}

/** The id of the part that a finding is about, if it is about one. */
export function partOf({
  questionId,
  sectionId,
  closingId,
  variableId,
  hiddenValueId,
  bandId,
}: Omit<Finding, 'severity' | 'key'>): string | undefined {
  return questionId ?? sectionId ?? closingId ?? variableId ?? hiddenValueId ?? bandId;
}
