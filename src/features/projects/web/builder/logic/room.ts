import { createContext, use } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { type Condition, partsOf } from '#domain/questionnaire/logic/condition.ts';

/** How many parts more the condition that is edited may have. */
export const RoomContext = createContext<number>(LIMITS.conditions);

/** Room for the largest sentence that may still be added. */
const LARGEST = 5;

/** Whether the condition that is edited has room for another sentence, or a group with one. */
export function useRoomForSentence(): boolean {
  return use(RoomContext) >= LARGEST;
}

/** Whether there is room for a part of the condition that is edited once more. */
export function useRoomToDuplicate(): (part: Condition) => boolean {
  const room = use(RoomContext);
  return (part) => partsOf(part).length <= room;
}

/** Whether a sentence of the condition that is edited can be said in another way: some take more parts than others. */
export function useRoomToSay(): (before: Condition, after: Condition) => boolean {
  const room = use(RoomContext);
  return (before, after) => hasRoomToSay(room, before, after);
}

/** Whether what takes the place of a part is as large as it at most, or the room is there for what it is larger by. */
export function hasRoomToSay(room: number, before: Condition, after: Condition): boolean {
  const more = partsOf(after).length - partsOf(before).length;
  return more <= 0 || more <= room;
}
