import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { localizedText } from '#domain/text/localized.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { PlaceEntry } from '../../contract/place-entries.ts';
import { projectPaths } from '../../paths.ts';
import styles from './places-within.module.css';

/** What lies in a division or a district; each leads to its own screen. */
export function PlacesWithin({ place, name }: { place: PlaceEntry; name: string }) {
  const t = useText();
  const locale = useLocale();
  const level = place.level === 'division' ? 'district' : 'upazila';
  const other = locale === 'en' ? 'bn' : 'en';
  return (
    <section className={styles.within}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {t(`places:in.${level}`, { name, count: place.within.length })}
        </Title>
        <Button
          variant="default"
          component={LocaleLink}
          to={`${projectPaths.newPlace}?within=${place._id}`}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t(`places:add.${level}`)}
        </Button>
      </Group>
      <EntryList
        entries={place.within.map((one) => ({
          id: one._id,
          to: projectPaths.place(one._id),
          title: localizedText(one.name, locale),
          about: <span lang={other}>{one.name[other]}</span>,
          end:
            one.state === 'inactive' ? <StatusBadge tone="neutral">{t('content:stateOf.inactive')}</StatusBadge> : null,
        }))}
      />
    </section>
  );
}
