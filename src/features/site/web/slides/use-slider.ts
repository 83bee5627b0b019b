import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

const SLIDE_STAYS_MS = 6000;
/** The carousel's own measure; 25 makes the change take about 500 ms. */
const TRANSITION = 25;

export type SliderState = ReturnType<typeof useSlider>;

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
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!embla || !several) return;
    const note = () => setShown(embla.selectedScrollSnap());
    embla.on('select', note);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      autoplay.play();
      setPlaying(true);
    }
    return () => void embla.off('select', note);
  }, [embla, several, autoplay]);

  return {
    viewport,
    ready: embla !== undefined && several,
    shown,
    playing,
    next: useCallback(() => embla?.scrollNext(), [embla]),
    previous: useCallback(() => embla?.scrollPrev(), [embla]),
    toggle: useCallback(() => {
      if (playing) autoplay.stop();
      else autoplay.play();
      setPlaying(!playing);
    }, [autoplay, playing]),
  };
}
