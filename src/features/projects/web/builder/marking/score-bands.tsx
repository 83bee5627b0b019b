import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { ScoreBand } from '#domain/quiz/bands.ts';
import { addBand, removeBand, setBand } from '#domain/quiz/edit-bands.ts';
import { setMarking } from '#domain/quiz/edit-marking.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useChecked } from '../../workshop/checked.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { ErrorsHere } from '../canvas/errors-here.tsx';
import { Folded } from '../inspector/folded.tsx';
import { NumberField } from '../kinds/number-field.tsx';
import { TextSetting } from '../kinds/text-setting.tsx';
import { bandId } from '../parts/element-ids.ts';
import { newId } from '../parts/new-id.ts';
import { useDraft } from '../state/use-draft.ts';
import styles from './marking.module.css';

const ADD = 'bands-add';
const NONE: readonly ScoreBand[] = [];

/** What is said of marks in all, by how many there are: bands that lie next to each other from nothing to the whole. */
export function ScoreBands() {
  const t = useText();
  const { edit } = useBuilderTools();
  const { errors } = useChecked();
  const bands = useDraft(({ questionnaire }) => questionnaire.marking?.bands) ?? NONE;

  function change(to: (current: readonly ScoreBand[]) => readonly ScoreBand[], options?: EditOptions): void {
    edit((current) => {
      const next = to(current.marking?.bands ?? NONE);
      return setMarking(current, { bands: next.length > 0 ? [...next] : undefined });
    }, options);
  }

  return (
    <Folded
      title={t('quiz:bands')}
      hint={t('quiz:bandsHint')}
      count={bands.length}
      open={errors.some((error) => error.bandId !== undefined)}
    >
      {bands.map((band, index) => (
        <Band
          key={band.id}
          band={band}
          number={index + 1}
          onSet={(changed, options) => change((current) => setBand(current, band.id, changed), options)}
          onRemove={() =>
            change((current) => removeBand(current, band.id), {
              focus: ADD,
              notice: t('quiz:bandRemoved', { number: index + 1 }),
              say: t('quiz:bandRemoved', { number: index + 1 }),
            })
          }
        />
      ))}
      {bands.length < LIMITS.bands ? (
        <Button
          id={ADD}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => {
            const id = newId();
            change((current) => addBand(current, id), { say: t('quiz:bandAdded') });
          }}
        >
          {t('quiz:addBand')}
        </Button>
      ) : null}
    </Folded>
  );
}

interface BandProps {
  band: ScoreBand;
  number: number;
  onSet: (change: Partial<Omit<ScoreBand, 'id'>>, options?: EditOptions) => void;
  onRemove: () => void;
}

function Band({ band, number, onSet, onRemove }: BandProps) {
  const t = useText();
  const { id, from, to, feedback } = band;
  return (
    <fieldset id={bandId(id)} tabIndex={-1} className={styles.band} aria-label={t('builder:bandNamed', { number })}>
      <div className={styles.bounds}>
        <NumberField
          label={t('quiz:bandFrom')}
          value={from}
          min={0}
          max={100}
          decimals={2}
          onChange={(next = from) => onSet({ from: next }, { topic: `band:${id}:from` })}
        />
        <NumberField
          label={t('quiz:bandTo')}
          value={to}
          min={0}
          max={100}
          decimals={2}
          onChange={(next = to) => onSet({ to: next }, { topic: `band:${id}:to` })}
        />
        <ToolButton label={t('quiz:removeBand', { number })} onClick={onRemove}>
          <IconX size={16} />
        </ToolButton>
      </div>
      <ErrorsHere part={id} />
      <TextSetting
        partId={id}
        name="bandFeedback"
        label={t('quiz:bandFeedback')}
        maxLength={LIMITS.help}
        lines
        value={feedback}
        onChange={(next, topic) => onSet({ feedback: next }, topic)}
      />
    </fieldset>
  );
}
