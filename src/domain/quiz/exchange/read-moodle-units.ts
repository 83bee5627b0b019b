import { readNumber, type Told, type Units } from './exchanged.ts';
import { childOf, childrenOf, textIn, type XmlElement } from './xml-element.ts';

/** What a wrong unit costs: of what the number earns, or of all that the question does. */
const PENALTIES = { ofAnswer: '1', ofQuestion: '2' };

/** The units that a number may be given in; undefined where a number alone is asked for. */
export function readMoodleUnits(
  element: XmlElement,
  { earnsPart }: { earnsPart: boolean },
  told: Told,
): Units | undefined {
  const grading = textIn(element, 'unitgradingtype');
  const list = childOf(element, 'units');
  const named = list ? childrenOf(list, 'unit') : [];
  if (named.length === 0) return undefined;
  const units = named.map((unit) => ({
    ...{ name: textIn(unit, 'unit_name'), times: readNumber(textIn(unit, 'multiplier')) ?? 0 },
  }));
  const costs = Object.values(PENALTIES).includes(grading);
  const penalty = costs ? Math.round((readNumber(textIn(element, 'unitpenalty')) ?? 0) * 100) : 0;
  if (penalty > 0 && grading === PENALTIES.ofQuestion && earnsPart) told.add('unitPenalty');
  return { units: units.toSorted(byNearness), ...(penalty > 0 ? { unitPenalty: penalty } : {}) };
}

/** That of which one is one comes first: answers in files are in it. */
function byNearness(one: { times: number }, other: { times: number }): number {
  return Number(other.times === 1) - Number(one.times === 1);
}
