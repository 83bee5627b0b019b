import { call } from '#kit/web/calls/call-client.ts';
import type { Bank } from '../../contract/bank-categories.ts';
import { type BankQuestion, findBankQuestions } from '../../contract/bank-questions.ts';

const EACH_CALL = 100;

/** All questions of a bank that are looked for, page by page; so many at most, where that is said. */
export async function readAllQuestions(
  bank: Bank,
  { cursor: _, ...narrowed }: Record<string, string>,
  most = Number.POSITIVE_INFINITY,
): Promise<BankQuestion[]> {
  const all: BankQuestion[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...narrowed, bank, limit: EACH_CALL, ...(cursor && { cursor }) };
    const page: { items: BankQuestion[]; next: string | null } = await call(findBankQuestions, { query: asked });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && all.length < most);
  return all.slice(0, most);
}
