import { createContext, use } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';

/** How many parts more the condition that is edited may have. */
export const RoomContext = createContext<number>(LIMITS.conditions);

/** Room for the largest sentence that may still be added. */
const LARGEST = 5;

/** Whether the condition that is edited has room for another sentence, or a group with one. */
export function useRoomForSentence(): boolean {
  return use(RoomContext) >= LARGEST;
}
