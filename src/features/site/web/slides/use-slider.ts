import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

const SLIDE_STAYS_MS = 6000;
/** The carousel's own measure; 25 makes the change take about 500 ms. */
const TRANSITION = 25;
const WISH_FOR_STILLNESS = '(prefers-reduced-motion: reduce)';

export type SliderState = Omit<ReturnType<typeof useSlider>, 'viewport'>;

/** The moving of a slider: by itself unless somebody looks closer, or wants no motion. */
export function useSlider(several: boolean) {
  const [autoplay] = useState(() =>
    Autoplay({
      delay: SLIDE_STAYS_MS,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      stopOnInteraction: false,
      playOnInit: false,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ active: several, loop: true, duration: TRANSITION }, [autoplay]);
  const [shown, setShown] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const still = useStillness();
  const playing = wanted ?? !still;

  useEffect(() => {
    if (!embla || !several) return;
    const note = () => setShown(embla.selectedScrollSnap());
    embla.on('select', note);
    return () => void embla.off('select', note);
  }, [embla, several]);

  useEffect(() => {
    if (!embla || !several) return;
    if (playing) autoplay.play();
    else autoplay.stop();
  }, [embla, several, autoplay, playing]);

  return {
    viewport,
    ready: embla !== undefined && several,
    shown,
    playing,
    next: () => embla?.scrollNext(),
    previous: () => embla?.scrollPrev(),
    toggle: () => setWanted(!playing),
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
