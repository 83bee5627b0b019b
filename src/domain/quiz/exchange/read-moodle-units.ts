import { readNumber, type Units } from './exchanged.ts';
import { childOf, childrenOf, textIn, type XmlElement } from './xml-element.ts';

/** Where units count: those that a number may be given in; undefined where a number alone is asked for. */
export function readMoodleUnits(element: XmlElement): Units | undefined {
  const grading = textIn(element, 'unitgradingtype');
  const list = childOf(element, 'units');
  if (!list || (grading !== '1' && grading !== '2')) return undefined;
  const units = childrenOf(list, 'unit').map((unit) => ({
    ...{ name: textIn(unit, 'unit_name'), times: readNumber(textIn(unit, 'multiplier')) ?? 0 },
  }));
  const penalty = Math.round((readNumber(textIn(element, 'unitpenalty')) ?? 0) * 100);
  return { units: units.toSorted(byNearness), ...(penalty > 0 ? { unitPenalty: penalty } : {}) };
}

/** That of which one is one comes first: answers in files are in it. */
function byNearness(one: { times: number }, other: { times: number }): number {
  return Number(other.times === 1) - Number(one.times === 1);
}
