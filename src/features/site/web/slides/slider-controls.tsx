import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import styles from './slides.module.css';
import type { SliderState } from './use-slider.ts';

/** Back, on, and a way to stop what moves. */
export function SliderControls({ slider }: { slider: SliderState }) {
  const t = useText();
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
