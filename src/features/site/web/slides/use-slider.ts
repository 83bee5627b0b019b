import { type CSSProperties, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type Place, shownAt, standsAt } from './slide-place.ts';
import { useDrag } from './use-drag.ts';

const SLIDE_STAYS_MS = 6000;
const WISH_FOR_STILLNESS = '(prefers-reduced-motion: reduce)';

export type SliderState = ReturnType<typeof useSlider>;

/**
 * The moving of a slider: by itself unless somebody looks closer, or wants no
 * motion. How long a move takes stands in its styles.
 */
export function useSlider(slides: number) {
  const [place, setPlace] = useState<Place>({ turn: 0, seen: 0 });
  const [wanted, setWanted] = useState<boolean>();
  const [isLookedAt, setLookedAt] = useState(false);
  const still = useStillness();
  const ready = useHydrated() && slides > 1;
  const playing = wanted ?? !still;
  const { dragged, listeners } = useDrag(move);
  const seen = dragged === 0 ? place.seen : dragged < 0 ? 1 : -1;

  function move(step: 1 | -1) {
    setPlace(({ turn }) => ({ turn: turn + step, seen: step === 1 ? -1 : 1 }));
  }

  // Every change of place begins its stay anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is why, though it is not read.
  useEffect(() => {
    if (!ready || !playing || isLookedAt || dragged !== 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) move(1);
    }, SLIDE_STAYS_MS);
    return () => clearInterval(timer);
  }, [ready, playing, isLookedAt, dragged, place]);

  return {
    ready,
    shown: shownAt(place, slides),
    playing,
    next: () => move(1),
    previous: () => move(-1),
    toggle: () => setWanted(!playing),
    dragging: dragged !== 0,
    /** Where the strip stands, and a slide in it. */
    strip: (): CSSProperties => ({ transform: `translateX(calc(${-100 * place.turn}% + ${dragged}px))` }),
    slide: (index: number): CSSProperties => ({
      transform: `translateX(${100 * (standsAt(index, { turn: place.turn, seen }, slides) - index)}%)`,
    }),
    listeners: {
      ...listeners,
      onPointerEnter: ({ pointerType }: PointerEvent) => setLookedAt(pointerType === 'mouse'),
      onPointerLeave: () => setLookedAt(false),
      onFocus: () => setLookedAt(true),
      onBlur: () => setLookedAt(false),
    },
  };
}

/** Whether this person wants nothing to move. Nothing does before script is at work. */
function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WISH_FOR_STILLNESS).matches,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  const wish = matchMedia(WISH_FOR_STILLNESS);
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
}
