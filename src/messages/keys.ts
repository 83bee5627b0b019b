import type { answers } from './en/answers.ts';
import type { api } from './en/api.ts';
import type { failures } from './en/failures.ts';

/** What the server may say to people, by its key. Another one does not compile. */
export type MessageKey = keyof typeof api | keyof typeof failures | `answers:${keyof typeof answers}`;
