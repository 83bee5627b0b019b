import { useScrollSpy } from '@mantine/hooks';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './section-list.module.css';
import { SETTING_SECTIONS } from './setting-sections.ts';

/** The top bar, and the air that a section has under it. */
const UNDER_BAR_PX = 72;
const EACH = SETTING_SECTIONS.map(({ id }) => `#${id}`).join();

/** Where there is room beside the settings: what they are divided into, and where in them one is. */
export function SectionList() {
  const t = useText();
  const here = useSectionInView();
  return (
    <nav className={styles.list} aria-label={t('projects:settingsTab')}>
      {SETTING_SECTIONS.map(({ id, title }, index) => (
        <a key={id} href={`#${id}`} aria-current={index === here ? 'true' : undefined} onClick={goTo}>
          {t(title)}
        </a>
      ))}
    </nav>
  );
}

/** At the page's end, what cannot come up to the bar any more: the section gone to, else the last. */
function useSectionInView(): number {
  const { active } = useScrollSpy({ selector: EACH, offset: UNDER_BAR_PX });
  const [atEnd, setAtEnd] = useState<{ focused: number }>();

  useEffect(() => {
    function look(): void {
      const isEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setAtEnd(isEnd ? { focused: focusedSection() } : undefined);
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!atEnd) return active;
  return atEnd.focused >= active && atEnd.focused >= 0 ? atEnd.focused : SETTING_SECTIONS.length - 1;
}

/** -1 where the focus is in none. */
function focusedSection(): number {
  return SETTING_SECTIONS.findIndex(({ id }) => document.getElementById(id)?.contains(document.activeElement));
}

/** The way back leads to the place before, not from section to section. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
