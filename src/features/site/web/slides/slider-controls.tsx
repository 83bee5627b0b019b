import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import styles from './slides.module.css';
import type { SliderState } from './use-slider.ts';

/** Back, on, and a way to stop what moves; which of how many it is stands before them. */
export function SliderControls({ slider, slides }: { slider: SliderState; slides: number }) {
  const t = useText();
  const format = useFormat();
  const controls = [
    { label: t('site:slider.previous'), path: 'm15 5-7 7 7 7', press: slider.previous },
    {
      label: t(slider.playing ? 'site:slider.pause' : 'site:slider.play'),
      path: slider.playing ? 'M9 5v14M15 5v14' : 'm8 5 11 7-11 7Z',
      press: slider.toggle,
    },
    { label: t('site:slider.next'), path: 'm9 5 7 7-7 7', press: slider.next },
  ];
  return (
    <div className={styles.controls}>
      {/* Each slide says it to those who hear the page. */}
      <span className={styles.position} aria-hidden="true">
        {`${format.digits(slider.shown + 1)} / ${format.digits(slides)}`}
      </span>
      {controls.map(({ label, path, press }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same three, and the middle one changes its name.
        <button key={index} type="button" aria-label={label} onClick={press}>
          <Icon stroke={2.5}>
            <path d={path} />
          </Icon>
        </button>
      ))}
    </div>
  );
}
