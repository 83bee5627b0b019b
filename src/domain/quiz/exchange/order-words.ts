// What Moodle calls the ways of giving parts of the points for an order (question/type/ordering/question.php).
import type { OrderCredit } from '../marking-schema.ts';

export const ORDER_WORDS: Record<OrderCredit, string> = {
  places: 'ABSOLUTE_POSITION',
  neighbours: 'RELATIVE_NEXT_EXCLUDE_LAST',
  whole: 'ALL_OR_NOTHING',
};

export const CREDIT_NAMED: ReadonlyMap<string, OrderCredit> = new Map(
  Object.entries(ORDER_WORDS).map(([credit, name]) => [name, credit as OrderCredit]),
);

/** Where only some of the items are asked. */
export const SUBSETS: ReadonlySet<string> = new Set(['RANDOM', 'REL', 'CONTIGUOUS', 'CONTIG']);
