import type { Marking, QuestionMarking } from '../../quiz/marking-schema.ts';
import type { Localized } from '../../text/localized.ts';
import { carryOptions } from '../carried/carry-options.ts';
import type { Closing } from '../closings/closing-schema.ts';
import type { TextPlace } from '../kind.ts';
import { LIMITS } from '../limits.ts';
import { optionsOf } from '../registry.ts';
import type { HiddenValue, Question, Questionnaire, Section } from '../schema.ts';
import { mapTexts, nameOfText } from './question-texts.ts';

const SECTION_TITLE: TextPlace = { text: 'title', severity: 'warning', missing: 'missingSection' };
const SECTION_INTRO: TextPlace = { text: 'intro', severity: 'warning', missing: 'missingSection' };
const CLOSING_TITLE: TextPlace = { text: 'title', severity: 'warning', missing: 'missingClosing' };
const CLOSING_TEXT: TextPlace = { text: 'text', severity: 'warning', missing: 'missingClosing' };
const HIDDEN_LABEL: TextPlace = {
  text: 'label',
  severity: 'warning',
  missing: 'missingHiddenLabel',
  most: LIMITS.hiddenLabel,
};
const FEEDBACK: TextPlace = { text: 'feedback', severity: 'warning', missing: 'missingFeedback' };
const OPTION_FEEDBACK: TextPlace = { ...FEEDBACK, text: 'optionFeedback' };
const BAND_FEEDBACK: TextPlace = { ...FEEDBACK, text: 'bandFeedback' };

/** The project's own closing text, which stands after all questions and closings and belongs to no part. */
export const PROJECT_CLOSING: TextAt = {
  partId: '',
  place: { text: 'closingText', severity: 'warning', missing: 'missingClosingText' },
  key: 'closingText',
};

/** Where a text of a questionnaire stands. */
export interface TextAt {
  /** Of the section, question, closing or hidden value that it is a text of. */
  partId: string;
  place: TextPlace;
  /** Names this text among all of the questionnaire, as long as what it belongs to is there. */
  key: string;
}

export interface PlacedText extends TextAt {
  text: Localized;
}

type Change = (text: Localized, at: TextAt) => Localized;

/** The questionnaire with every text in it changed. A part with none that is another stays the same object. */
export function mapAllTexts<Q extends Questionnaire>(questionnaire: Q, change: Change): Q {
  const sections = questionnaire.sections.map((section) => changedSection(section, change));
  const closings = questionnaire.closings?.map((closing) => changedClosing(closing, change));
  const hiddenValues = questionnaire.hiddenValues?.map((value) => changedHiddenValue(value, change));
  const marking = questionnaire.marking && changedMarking(questionnaire.marking, sections, change);
  const isSame =
    isEach(sections, questionnaire.sections) &&
    isEach(closings ?? [], questionnaire.closings ?? []) &&
    isEach(hiddenValues ?? [], questionnaire.hiddenValues ?? []) &&
    marking === questionnaire.marking;
  if (isSame) return questionnaire;
  return carryOptions({
    ...{ ...questionnaire, sections },
    ...(closings && { closings }),
    ...(hiddenValues && { hiddenValues }),
    ...(marking && { marking }),
  });
}

/** Every text in the questionnaire, in the order in which respondents read them. */
export function allTextsOf(questionnaire: Questionnaire): PlacedText[] {
  const texts: PlacedText[] = [];
  mapAllTexts(questionnaire, (text, at) => {
    texts.push({ ...at, text });
    return text;
  });
  return texts;
}

function changedSection(section: Section, change: Change): Section {
  const changeAt = (text: Localized, place: TextPlace) => change(text, at(section.id, place));
  const title = changeAt(section.title, SECTION_TITLE);
  const intro = changeAt(section.intro, SECTION_INTRO);
  const questions = section.questions.map((question) => changedQuestion(question, change));
  const isSame = title === section.title && intro === section.intro && isEach(questions, section.questions);
  return isSame ? section : { ...section, title, intro, questions };
}

function changedClosing(closing: Closing, change: Change): Closing {
  const title = change(closing.title, at(closing.id, CLOSING_TITLE));
  const text = change(closing.text, at(closing.id, CLOSING_TEXT));
  return title === closing.title && text === closing.text ? closing : { ...closing, title, text };
}

function changedHiddenValue(value: HiddenValue, change: Change): HiddenValue {
  const label = change(value.label, at(value.id, HIDDEN_LABEL));
  return label === value.label ? value : { ...value, label };
}

function changedMarking(marking: Marking, sections: readonly Section[], change: Change): Marking {
  let isSame = true;
  const changed = (text: Localized, where: TextAt) => {
    const next = change(text, where);
    if (next !== text) isSame = false;
    return next;
  };
  const asked = new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])));
  const questions = Object.entries(marking.questions).map(([id, own]) => {
    const feedback = own.feedback && changed(own.feedback, at(id, FEEDBACK));
    const places = optionPlaces(own, asked.get(id));
    const optionFeedback = places.map(([optionId, text, place]) => [optionId, changed(text, at(id, place))] as const);
    return [
      id,
      {
        ...own,
        ...(feedback && { feedback }),
        ...(own.optionFeedback && { optionFeedback: Object.fromEntries(optionFeedback) }),
      },
    ] as const;
  });
  const bands = marking.bands?.map((band) => ({
    ...band,
    feedback: changed(band.feedback, at(band.id, BAND_FEEDBACK)),
  }));
  return isSame ? marking : { ...marking, questions: Object.fromEntries(questions), ...(bands && { bands }) };
}

/** What is said of single options, as they stand in the question. */
function optionPlaces({ optionFeedback = {} }: QuestionMarking, question: Question | undefined) {
  const order = question ? optionsOf(question).map(({ id }) => id) : [];
  return Object.entries(optionFeedback)
    .map(([optionId, text]) => {
      const position = order.indexOf(optionId) + 1;
      const place: TextPlace = { ...OPTION_FEEDBACK, optionId, ...(position > 0 && { values: { position } }) };
      return [optionId, text, place] as const;
    })
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

function changedQuestion(question: Question, change: Change): Question {
  let isSame = true;
  const changed = mapTexts(question, (text, place) => {
    const next = change(text, at(question.id, place));
    if (next !== text) isSame = false;
    return next;
  });
  return isSame ? question : changed;
}

/** The texts of a section apart from its questions, or of a closing. */
export function headTextsOf(part: Section | Closing): PlacedText[] {
  if ('questions' in part) return allTextsOf({ sections: [{ ...part, questions: [] }] });
  return allTextsOf({ sections: [], closings: [part] });
}

function at(partId: string, place: TextPlace): TextAt {
  return { partId, place, key: `${partId}.${nameOfText(place)}` };
}

function isEach<T>(now: readonly T[], before: readonly T[]): boolean {
  return now.every((one, index) => one === before[index]);
}
