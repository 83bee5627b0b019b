import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { RichWords } from '../rich-words.tsx';
import { SlideLink } from './slide-link.tsx';
import { type Slide, SlidePicture } from './slide-picture.tsx';
import { SliderControls } from './slider-controls.tsx';
import styles from './slides.module.css';
import { useSlider } from './use-slider.ts';

/** Slides that change by themselves. Without script they are a strip that one scrolls. */
export function Slider({ slides }: { slides: Slide[] }) {
  const t = useText();
  const slider = useSlider(slides.length);
  return (
    <section
      className={styles.slider}
      aria-roledescription={t('site:slider.kind')}
      aria-label={t('site:slider.label')}
      data-ready={slider.ready || undefined}
    >
      {/* Without script this scrolls, and the keyboard must reach what scrolls. */}
      <div className={styles.viewport} tabIndex={slider.ready ? undefined : 0} {...slider.listeners}>
        <ul
          className={styles.strip}
          style={slider.strip()}
          data-dragging={slider.dragging || undefined}
          aria-live={slider.playing ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            <li
              key={slide._id}
              className={styles.slide}
              style={slider.ready ? slider.slide(index) : undefined}
              aria-label={t('site:slider.slide', { position: index + 1, slides: slides.length })}
              inert={slider.ready && index !== slider.shown}
            >
              <SlidePicture slide={slide} className={styles.picture} />
              <div className={styles.caption}>
                <h2>
                  <LocalizedText text={slide.caption} />
                </h2>
                <RichWords of={slide.description} className={styles.description} />
                {slide.link ? (
                  <SlideLink to={slide.link} className={styles.more}>
                    <LocalizedText text={slide.btn_txt} />
                  </SlideLink>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {slider.ready ? <SliderControls slider={slider} slides={slides.length} /> : null}
    </section>
  );
}
