import type { SlideShow } from '../../contract/shown.ts';
import { Banner } from './banner.tsx';
import { Slider } from './slider.tsx';

/** Every slide show of a place, each by its type. */
export function SlideShows({ shows }: { shows: SlideShow[] }) {
  return shows
    .filter((show) => show.images.length > 0)
    .map((show) =>
      show.type === 'slider' ? (
        <Slider key={show._id} slides={show.images} />
      ) : (
        <Banner key={show._id} items={show.images} />
      ),
    );
}
