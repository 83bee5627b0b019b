import { type PointerEvent, useRef, useState } from 'react';

/** Less is a finger that taps. */
const DRAG_FROM_PX = 8;
/** Of the width: so far dragged, the slide changes. */
const CHANGES_FROM = 0.2;

interface Start {
  x: number;
  pointerId: number;
}

/** Dragging by a finger or pen; a mouse has the arrows. `move` is told where to: on (1) or back (-1). */
export function useDrag(move: (step: 1 | -1) => void) {
  const start = useRef<Start>(undefined);
  const [dragged, setDragged] = useState(0);

  function begin({ pointerType, pointerId, clientX }: PointerEvent) {
    if (pointerType !== 'mouse' && start.current === undefined) start.current = { x: clientX, pointerId };
  }

  function drag({ pointerId, clientX, currentTarget }: PointerEvent) {
    if (start.current?.pointerId !== pointerId) return;
    const by = clientX - start.current.x;
    if (dragged === 0 && Math.abs(by) < DRAG_FROM_PX) return;
    // Held on to, its end is told here, and to no link below it.
    currentTarget.setPointerCapture(pointerId);
    setDragged(by);
  }

  function end({ pointerId, type, currentTarget }: PointerEvent) {
    if (start.current?.pointerId !== pointerId) return;
    start.current = undefined;
    setDragged(0);
    const isFar = Math.abs(dragged) > currentTarget.clientWidth * CHANGES_FROM;
    if (isFar && type === 'pointerup') move(dragged < 0 ? 1 : -1);
  }

  return { dragged, listeners: { onPointerDown: begin, onPointerMove: drag, onPointerUp: end, onPointerCancel: end } };
}
