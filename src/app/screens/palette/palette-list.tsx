import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { type ReactNode, useEffect } from 'react';
import { searchKey } from '#domain/text/normalise.ts';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import type { Area } from '#features/identity/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';
import { sidebarFor, userLinksOf } from '../../shells/viewer-navigation.ts';
import styles from './palette-list.module.css';

const [store, palette] = createSpotlight();

export interface Place {
  to: string;
  label: string;
  icon: ReactNode;
}

interface PaletteListProps {
  label: string;
  /** It opens each time this grows. */
  asked: number;
  typed: string;
  onTyped: (typed: string) => void;
  groups: readonly { label: string; places: readonly Place[] }[];
}

/** Places by their names, to go to with the keyboard alone. */
export function PaletteList({ label, asked, typed, onTyped, groups }: PaletteListProps) {
  const t = useText();
  const navigate = useLocaleNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it opens again.
  useEffect(() => palette.open(), [asked]);
  const found = groups.filter(({ places }) => places.length > 0);
  return (
    <Spotlight.Root store={store} query={typed} onQueryChange={onTyped} shortcut={null} aria-label={label}>
      <Spotlight.Search placeholder={label} aria-label={label} />
      <Spotlight.ActionsList className={styles.list}>
        {found.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.places.map((place) => (
              <Spotlight.Action
                key={place.to}
                label={place.label}
                leftSection={place.icon}
                onClick={() => navigate(place.to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 ? <Spotlight.Empty>{t('common:nothingFound')}</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={styles.hints}>
        <KeyHint keys={['↑', '↓']}>{t('forms:keys.select')}</KeyHint>
        <KeyHint keys={['↵']}>{t('forms:keys.open')}</KeyHint>
        <KeyHint keys={['Esc']}>{t('forms:keys.close')}</KeyHint>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

/** What keys do there; a phone has none. */
function KeyHint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  );
}

/** The screens that somebody finds in the sidebar and in their own menu, as far as they fit. */
export function useScreens(user: SessionUser, area: Area, sidebar: readonly NavigationGroup[], typed: string): Place[] {
  const t = useText();
  const entries = sidebarFor(user, sidebar).flatMap((group) => group.entries);
  const own = userLinksOf(area);
  const placeOf = ({ label, to, icon: Icon }: (typeof own)[number]) => ({
    label: label(t),
    to,
    icon: <Icon />,
  });
  return [...entries, ...own].map(placeOf).filter(isNamed(typed));
}

/** What of several has a name that fits what is typed. */
export function isNamed(typed: string): (place: Place) => boolean {
  const wanted = searchKey(typed);
  return ({ label }) => searchKey(label).includes(wanted);
}
