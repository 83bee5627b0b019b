import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import type { Drawn } from './lay-out.ts';
import { READABLE } from './set-in-columns.ts';

const LEAST = 0.05;
const MOST = 2;
/** A phone is held close, and shows few anyway. */
const BEGINS_ON_PHONES_AT = 1;

/** How near a drawing is, in a frame that scrolls: by buttons, by the wheel with Ctrl, and moved by hand. */
export function useZoom(drawn: Drawn | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const isPhone = useIsPhone();
  /** Where across the drawing its first box stands, which is to be seen first. */
  const start = drawn && ([...drawn.boxes.values()][0]?.x ?? 0) / drawn.width;
  /** The point that stays where it is: where in the frame, and where in the drawing. */
  const held = useRef<{ x: number; y: number; atX: number; atY: number }>(undefined);

  function fit(): void {
    if (drawn && frame.current) setScale(fitting(drawn, frame.current));
  }

  function zoom(by: number, at?: { x: number; y: number }): void {
    const element = frame.current;
    if (!element) return;
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const next = Math.min(MOST, Math.max(LEAST, scale * by));
    held.current = { x, y, atX: (element.scrollLeft + x) / scale, atY: (element.scrollTop + y) / scale };
    setScale(next);
  }

  useLayoutEffect(() => {
    const element = frame.current;
    const point = held.current;
    held.current = undefined;
    if (!element || !point) return;
    element.scrollTo(point.atX * scale - point.x, point.atY * scale - point.y);
  }, [scale]);

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const element = frame.current;
    // Once: what is edited stays where one looks.
    if (isPlaced.current || start === undefined) return;
    isPlaced.current = true;
    if (!element || !drawn) return;
    const middle = element.clientWidth / 2;
    // All of it, as long as questions can be read; else its beginning.
    const leastAtFirst = isPhone ? BEGINS_ON_PHONES_AT : READABLE;
    const next = Math.max(
      leastAtFirst,
      isPhone ? Math.min(1, element.clientWidth / drawn.width) : fitting(drawn, element),
    );
    if (next === scale) element.scrollTo(start * element.scrollWidth - middle, 0);
    else held.current = { x: middle, y: 0, atX: start * drawn.width, atY: 0 };
    setScale(next);
  }, [start, drawn, scale, isPhone]);

  const turn = useEffectEvent((event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  /** A mouse moves the drawing by hand; fingers scroll it. */
  function grab(event: PointerEvent<HTMLDivElement>): void {
    const element = frame.current;
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return;
    if ((event.target as Element).closest('[role=button]')) return;
    const { scrollLeft, scrollTop } = element;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      element.scrollTo(scrollLeft - (clientX - event.clientX), scrollTop - (clientY - event.clientY));
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      element.removeAttribute('data-held');
    };
    element.setAttribute('data-held', '');
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end, { once: true });
  }

  return { frame, scale, zoom: (by: number) => zoom(by), fit, grab };
}

/** So near that all of it is in view. */
function fitting({ width, height }: Drawn, { clientWidth, clientHeight }: HTMLElement): number {
  if (width === 0 || height === 0) return 1;
  return Math.max(LEAST, Math.min(1, clientWidth / width, clientHeight / height));
}
