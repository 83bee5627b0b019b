import { type Memory, NOTHING_REMEMBERED } from '#domain/quiz/practice/memory.ts';

const nameOf = (project: string) => `jorip.practice.${project}`;

/** What this browser remembers of practising a quiz; nothing where it keeps nothing, or what it kept cannot be read. */
export function memoryHere(project: string): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(project)) ?? 'null');
    return isMemory(kept) ? kept : NOTHING_REMEMBERED;
  } catch {
    return NOTHING_REMEMBERED;
  }
}

export function keep(project: string, memory: Memory): void {
  try {
    localStorage.setItem(nameOf(project), JSON.stringify(memory));
  } catch {
    // It is full, or keeps nothing: practice goes on without a memory.
  }
}

export function forget(project: string): void {
  try {
    localStorage.removeItem(nameOf(project));
  } catch {
    // Then nothing was kept.
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whoever looks into their browser may have written anything there. */
export function isMemory(kept: unknown): kept is Memory {
  if (typeof kept !== 'object' || kept === null || !('cards' in kept) || !('days' in kept)) return false;
  const { cards, days } = kept;
  if (!Array.isArray(days) || !days.every((day) => typeof day === 'string' && DAY.test(day))) return false;
  return typeof cards === 'object' && cards !== null && Object.values(cards).every(isCard);
}

function isCard(card: unknown): boolean {
  if (typeof card !== 'object' || card === null) return false;
  const { due, last, ...numbers } = card as Record<string, unknown>;
  const { stability, difficulty, reps, lapses } = numbers;
  return (
    [due, last].every((day) => typeof day === 'string' && DAY.test(day)) &&
    [stability, difficulty, reps, lapses].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    Number(stability) > 0 &&
    Number(difficulty) >= 1
  );
}
