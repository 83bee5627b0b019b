import { useCallback, useMemo } from 'react';
import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { type FlowEdge, type FlowGraph, type FlowNode, gateId } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { nameText } from '#domain/questionnaire/piping/name-texts.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { linesOf } from '../builder/logic/logic-lines.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { labelOf } from '../builder/logic/words/clause-words.ts';
import { anyOf } from '../builder/logic/words/said.ts';
import { usePartName, usePartWords } from '../builder/parts/use-part-name.ts';

export interface FlowWords {
  /** What a node is called: “Question 3: How old are you?”, “Only if question 2 is Bus”. */
  nameOf: (nodeId: string) => string;
  /** What its box says: of a question, which is seen to be one, the number alone and the title. */
  faceOf: (node: FlowNode) => { number: string | undefined; name: string };
  /** The options that lead along an edge, the first of many, or the condition of a jump with where it leads. */
  leadWords: (edge: FlowEdge) => string;
  /** An edge as a sentence. */
  sentence: (edge: FlowEdge) => string;
}

/** Up to so many options are named on a line; of more the first two, and the others are counted. */
const MOST_NAMED = 3;

/** What nodes and edges are called, in the words that the builder has for them. */
export function useFlowWords(questionnaire: Questionnaire, { nodes }: FlowGraph): FlowWords {
  const translator = usePageTranslator();
  const partWords = usePartWords();
  const partName = usePartName();
  const { t } = translator;
  const locale = useLocale();
  const format = useFormat();
  const fromTo = useCallback(
    (span: readonly number[]) => ({ from: format.number(span[0] ?? 0), to: format.number(span.at(-1) ?? 0) }),
    [format],
  );
  const known = useMemo(() => {
    const names = numbered(questionnaire);
    const questions = questionsOf(questionnaire);
    const numbers = numbersOf(questions);
    const numberOf = new Map(questions.map(({ id }, at) => [id, numbers[at]]));
    const nodeName = (node: FlowNode) => {
      switch (node.type) {
        case 'start':
        case 'end':
          return t(`flow:${node.type}`);
        case 'closing':
          return partName(questionnaire, node.id);
        case 'gate':
          return linesOf(node.part, names, translator).find(({ logic }) => logic === 'showIf')?.words ?? '';
        case 'question':
          return partWords('question', numberOf.get(node.id), nameText(node.question.title, questionnaire));
        case 'run':
          return t('flow:straightNamed', fromTo(spanOf(node, numberOf)));
      }
    };
    const jumpsOf = ({ jumps = [], ...question }: Question) =>
      linesOf({ ...question, jumps } as Question, names, translator).filter(({ logic }) => logic === 'jumps');
    return {
      names: new Map(nodes.map((node) => [node.id, nodeName(node)])),
      jumps: new Map(
        nodes.flatMap((node) =>
          node.type === 'question' ? [[node.id, jumpsOf(node.question).map(({ words }) => words)]] : [],
        ),
      ),
      numbers: numberOf,
      questions: new Map(questions.map((question) => [question.id, question])),
    };
  }, [questionnaire, nodes, translator, partWords, partName, fromTo, t]);

  const nameOf = (id: string) => known.names.get(id) ?? '';
  // A condition on the way to a question is passed over in words: what it leads to says more.
  const goal = (id: string) =>
    id.startsWith(gateId('')) ? nameOf(id.slice(gateId('').length)) || nameOf(id) : nameOf(id);
  const labelsOf = (from: string, options: NonNullable<FlowEdge['options']>) =>
    options.map((option) =>
      option === undefined ? t('flow:noAnswer') : labelOf(known.questions.get(from), option, translator),
    );
  /** “Bus or On foot”. */
  const optionWords = (from: string, options: NonNullable<FlowEdge['options']>) => anyOf(labelsOf(from, options), t);
  return {
    nameOf,
    faceOf(node) {
      if (node.type === 'run') {
        const span = spanOf(node, known.numbers);
        const { from, to } = fromTo(span);
        return { number: `${from}–${to}`, name: t('flow:straight', { count: span.length }) };
      }
      const number = known.numbers.get(node.id);
      if (node.type !== 'question' || number === undefined) return { number: undefined, name: nameOf(node.id) };
      const title = localizedWords(nameText(node.question.title, questionnaire), locale);
      return { number: format.number(number), name: title || t('questions:untitled') };
    },
    leadWords: ({ from, by, options }) => {
      if (options && options.length > MOST_NAMED) {
        const named = options.slice(0, MOST_NAMED - 1);
        const more = options.length - named.length;
        return t('flow:andMore', { options: labelsOf(from, named).join(', '), count: more });
      }
      if (options) return optionWords(from, options);
      return typeof by === 'number' ? (known.jumps.get(from)?.[by] ?? '') : '';
    },
    sentence(edge) {
      const { from, by } = edge;
      const to = goal(edge.to);
      if (edge.options) return t('flow:optionsLead', { options: optionWords(from, edge.options), to });
      if (typeof by === 'number') return known.jumps.get(from)?.[by] ?? '';
      if (by === 'met') return t('flow:ifMet', { to });
      if (by === 'unmet') return t('flow:ifUnmet', { to });
      return known.jumps.get(from)?.length ? t('flow:otherwise', { to }) : t('flow:leadsTo', { to });
    },
  };
}

/** The numbers of its questions, in order; what asks nothing has none. */
function spanOf(
  { questions }: Extract<FlowNode, { type: 'run' }>,
  numbers: ReadonlyMap<string, number | undefined>,
): number[] {
  return questions.map(({ id }) => numbers.get(id)).filter((number) => number !== undefined);
}
