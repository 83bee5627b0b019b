import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '#domain/answers/reading/read-answers.ts';
import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { answersTo } from '#domain/questionnaire/arbitraries/answers.ts';
import { questionsByKind } from '#domain/questionnaire/arbitraries/questions.ts';
import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { ProblemKey } from '#domain/questionnaire/kind.ts';
import {
  inputOf,
  isAsking,
  partNamesOf,
  problemsByPart,
  QUESTION_KINDS,
  readAnswer,
  valuesOf,
} from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind } from '#domain/questionnaire/schema.ts';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import { answerName } from '../answer-name.ts';
import { NOTHING, readForm } from './read-form.ts';

/** A field of a form, or radio buttons of one name: what it says as it stands, and all that can be chosen there. */
interface Field {
  name: string;
  says: string[];
  /** Left out where it is typed in. */
  choices?: string[][];
}

const FIELD = /<(input|textarea|select)\b([^>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/g;
const OPTION = /<option\b([^>]*)>([^<]*)/g;

/** The fields of a question's control whose values a form sends, as the server draws them. */
function fieldsOf(question: Question, values: FieldValues, locale: Locale): Field[] {
  const drawn = <QuestionField question={question} name={answerName(question.id)} position={1} {...values} />;
  const html = renderPage(locale, drawn).replace(/<template\b[\s\S]*?<\/template>/g, '');
  const fields: Field[] = [];
  const radios = new Map<string, Field & { choices: string[][] }>();
  for (const [, tag = '', attributes = '', inside = ''] of html.matchAll(FIELD)) {
    const name = attributeOf(attributes, 'name');
    const type = tag === 'input' ? attributeOf(attributes, 'type') : tag;
    if (!name || type === 'file' || / disabled=/.test(attributes)) continue;
    const value = attributeOf(attributes, 'value') ?? '';
    const says = / checked=/.test(attributes) ? [value] : [];
    const before = radios.get(name);
    if (type === 'radio' && before) {
      before.says.push(...says);
      before.choices.push([value]);
    } else if (type === 'radio') {
      const field = { name, says, choices: [[], [value]] };
      radios.set(name, field);
      fields.push(field);
    } else if (type === 'checkbox') fields.push({ name, says, choices: [[], [value]] });
    else if (type === 'select') fields.push({ name, ...optionsIn(inside) });
    else if (type === 'hidden') fields.push({ name, says: [value], choices: [[value]] });
    else fields.push({ name, says: [type === 'textarea' ? decoded(inside) : value] });
  }
  return fields;
}

function optionsIn(list: string): Pick<Field, 'says'> & { choices: string[][] } {
  const options = [...list.matchAll(OPTION)].map(([, attributes = '', words = '']) => ({
    value: attributeOf(attributes, 'value') ?? decoded(words),
    isChosen: / selected=/.test(attributes),
  }));
  const says = options.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  return { says, choices: options.map(({ value }) => [value]) };
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? undefined : decoded(value);
}

function decoded(html: string): string {
  const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return html.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/** What is read of a form with these fields. */
function sent(question: Question, fields: readonly Field[]): FieldValues {
  const form = new FormData();
  for (const { name, says } of fields) for (const value of says) form.append(name, value);
  const read = readForm([question], form)[question.id];
  if (!read) throw new Error('The form does not name its question.');
  return read;
}

/** The fields as somebody may leave them who chooses and types whatever they like. */
function somehow(fields: readonly Field[]): fc.Arbitrary<Field[]> {
  const typed = fc.constantFrom('', ' ', '0', '1', '৭', '12', '৪২', '-3', '2.5', '2026', 'চা', 'a@b.c', 'two words');
  const each = fields.map((field) => {
    const said = field.choices ? fc.constantFrom(...field.choices) : typed.map((text) => [text]);
    return said.map((says) => ({ ...field, says }));
  });
  return fc.tuple(...each);
}

/** What is said only to who sends what no control of the question can. */
const UNHEARD: readonly ProblemKey[] = [
  'malformed',
  'unknownQuestion',
  'unknownOption',
  'unknownRow',
  'unknownCell',
  'unknownBlank',
  'unknownPlace',
  'unknownFile',
  'chooseOne',
];

namePlaces(placesOfBangladesh());
const locales = fc.constantFrom(...LOCALES);

describe.each(QUESTION_KINDS.filter((kind) => isAsking({ kind })))('%s', (kind: QuestionKind) => {
  const questions: fc.Arbitrary<Question> = questionsByKind('q')[kind];

  it('is read from its fields as the answer they show', () => {
    const cases = questions.chain((question) => fc.tuple(fc.constant(question), answersTo(question), locales));
    fc.assert(
      fc.property(cases, ([question, answer, locale]) => {
        const fields = fieldsOf(question, valuesOf(question, answer, locale), locale);
        expect(readAnswer(question, inputOf(question, sent(question, fields)))).toEqual({ answer });
      }),
      { numRuns: 10 },
    );
  });

  it('knows all that its fields can say, and what is wrong is said of the question or of one of them', () => {
    const cases = fc.tuple(questions, locales).chain(([question, locale]) => {
      const fields = fieldsOf(question, NOTHING, locale);
      return fc.tuple(fc.constant(question), fc.constant(fields), somehow(fields));
    });
    fc.assert(
      fc.property(cases, ([question, blank, fields]) => {
        expect(readAnswer(question, inputOf(question, sent(question, blank)))).toEqual({ empty: true });
        const said = sent(question, fields);
        const questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions: [question] }] };
        const { patch, problems } = readAnswers(questionnaire, { q: inputOf(question, said) });
        expect([...Object.keys(patch), ...Object.keys(problems)]).toEqual(['q']);
        expect(UNHEARD).not.toContain(problems.q?.key);
        const parts = [...problemsByPart(question, said).keys()];
        expect(partNamesOf(question)).toEqual(expect.arrayContaining(parts));
      }),
      { numRuns: 10 },
    );
  });

  it('refuses what none of its choices offers, in any of them', () => {
    fc.assert(
      fc.property(questions, locales, (question, locale) => {
        const fields = fieldsOf(question, NOTHING, locale);
        for (const { name } of fields.filter(({ choices = [] }) => choices.length > 1)) {
          const foreign = fields.map((field) => (field.name === name ? { ...field, says: ['not-offered'] } : field));
          const reading = readAnswer(question, inputOf(question, sent(question, foreign)));
          expect(reading).toEqual({ problem: expect.anything() });
        }
      }),
      { numRuns: 3 },
    );
  });
});
