import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { aWeekAfter, withOneMore } from '#domain/quiz/series/one-more-round.ts';
import { MOST_ROUNDS, ONE_ROUND, type Round, type Series } from '#domain/quiz/series/series.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isPractised } from '../../contract/kinds.ts';
import { countsAttempts } from '../../policy.ts';
import { newId } from '../builder/parts/new-id.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { useOpensLater } from '../opens-later.ts';
import { SettingsArea } from '../settings/settings-area.tsx';
import type { SettingEdit } from '../settings/use-settings.ts';
import { ErrorsStrip } from '../workshop/errors-strip.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LateJoinersField } from './late-joiners-field.tsx';
import { RoundCard } from './round-card.tsx';
import styles from './rounds.module.css';

/** The rounds of a quiz, in order. Saved and taken back as settings are. */
export function RoundsPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const isPractice = isPractised(workshop.project);
  return (
    <SettingsArea workshop={workshop} className={styles.place}>
      {(steps) => (
        <>
          <header className={styles.head}>
            <div>
              <h2>{t('projects:rounds')}</h2>
              <p className={styles.text}>
                {t(isPractice ? 'rounds:practiceText' : 'rounds:text')}
                {workshop.settings.values.series ? ` ${t('rounds:windowHint')}` : null}
              </p>
            </div>
            {steps}
          </header>
          <form aria-label={t('projects:rounds')} onSubmit={(event) => event.preventDefault()}>
            <ErrorsStrip />
            <Rounds workshop={workshop} isPractice={isPractice} />
          </form>
        </>
      )}
    </SettingsArea>
  );
}

function Rounds({ workshop, isPractice }: { workshop: Workshop; isPractice: boolean }) {
  const t = useText();
  const format = useFormat();
  const { project, settings, builder } = workshop;
  const { series } = settings.values;
  const { sections } = useQuestionnaire();
  const rounds = series?.rounds ?? [];
  const [now] = useState(() => new Date());
  const opensLater = useOpensLater();
  const isCollecting = project.status === 'processing';
  const hasResponses = project.responses > 0 && !isPractice;
  const isFixed = hasResponses || (isCollecting && !isPractice);
  const whyNot = series || isPractice ? undefined : whyNone(project, settings.values);

  function change(next: Series, edit?: SettingEdit): void {
    settings.change({ series: next }, edit);
  }

  function add(): void {
    const so = series ?? ONE_ROUND;
    // While answers come in settings hold at once, and nobody is to take what is not written yet.
    const opensAt = isCollecting ? aWeekAfter(so, new Date()) : null;
    const next = withOneMore(so, { id: newId(), sections, opensAt });
    const opened = isPractice ? next.rounds.map((round) => ({ ...round, openedBy: 'dates' as const })) : next.rounds;
    const known = { responseMethod: 'registered', onePer: 'nobody' } as const;
    settings.change({ series: { ...next, rounds: opened }, ...(series || isPractice ? {} : known) });
  }

  function remove(at: number): void {
    if (!series) return;
    const left = rounds.toSpliced(at, 1);
    const said = t('rounds:removed', { number: format.number(at + 1) });
    // A quiz of one round that asks everything needs none to be named.
    const isPlain = left.length === 1 && project.mode !== 'series' && !isFixed;
    settings.change({ series: isPlain ? null : { ...series, rounds: left } }, { notice: said });
    builder.tools.say(said);
  }

  function move(at: number, by: -1 | 1): void {
    const moved = rounds[at];
    if (series && moved) change({ ...series, rounds: rounds.toSpliced(at, 1).toSpliced(at + by, 0, moved) });
  }

  return (
    <>
      {series ? null : <p>{t(hasResponses ? 'rounds:oneFixed' : 'rounds:one')}</p>}
      {whyNot && !hasResponses ? <p>{t(`rounds:${whyNot}`)}</p> : null}
      {series?.rounds.map((round, at) => (
        <RoundCard
          key={round.id}
          round={round}
          number={at + 1}
          series={series}
          sections={sections}
          languages={builder.tools.writing}
          isPractice={isPractice}
          isCollecting={isCollecting}
          isTaken={isCollecting && opensLater(project) === null}
          now={now}
          refused={refusedOf(settings.refused, at)}
          hold={settings.hold}
          onChange={(next, edit) => change({ ...series, rounds: rounds.with(at, next) }, edit)}
          onMove={(by) => move(at, by)}
          {...(rounds.length > 1 && { onRemove: () => remove(at) })}
        />
      ))}
      {rounds.length < MOST_ROUNDS && (series || !hasResponses) ? (
        <div>
          <Button
            variant={series ? 'default' : 'filled'}
            disabled={whyNot === 'collecting'}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={add}
          >
            {t(series ? 'rounds:add' : 'rounds:addFirst')}
          </Button>
        </div>
      ) : null}
      {series && rounds.length > 1 && !isPractice ? <LateJoinersField series={series} onChange={change} /> : null}
    </>
  );
}

const FIELDS = ['sections', 'opensAt', 'endsAt', 'openedBy'] as const;

/** What the server refused of one round, by field. */
function refusedOf(refused: Workshop['settings']['refused'], at: number): Partial<Record<keyof Round, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const words = refused[`series.rounds.${at}.${field}`];
      return words === undefined ? [] : [[field, words]];
    }),
  );
}

/** What stands in the way of rounds, or comes with them: it has to be known who comes again, from the first on. */
function whyNone(
  { status }: Workshop['project'],
  values: Parameters<typeof countsAttempts>[0],
): 'needsAccounts' | 'collecting' | undefined {
  if (status === 'processing') return 'collecting';
  return countsAttempts(values) ? undefined : 'needsAccounts';
}
