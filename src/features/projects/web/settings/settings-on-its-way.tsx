import { Skeleton } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { SectionList } from './section-list.tsx';
import { type SettingSectionId, sectionsOf } from './setting-sections.ts';
import styles from './settings.module.css';
import { SettingsSteps } from './settings-steps.tsx';

/** A field under its label: a box of a height, or choices, each of one line or with a line that says more. */
type Shape = { hint?: true } & ({ box: number } | { choices: number; told?: true });

const FIELDS: Record<SettingSectionId, readonly Shape[]> = {
  about: [{ hint: true, box: 24 }, { box: 36 }, { hint: true, box: 82 }, { box: 36 }],
  respondents: [{ choices: 3, told: true }, { choices: 3 }, { choices: 2 }, { hint: true, box: 0 }],
  practice: [],
  bounds: [{ box: 36 }, { hint: true, box: 36 }],
  quotas: [{ box: 36 }],
  result: [],
  ending: [{ hint: true, box: 82 }, { box: 36 }],
  kept: [{ choices: 3, told: true }],
  look: [{ hint: true, box: 160 }, { choices: 2 }],
};

/** The settings until script is at work: their sections, and the room that each field takes. */
export function SettingsOnItsWay() {
  const t = useText();
  return (
    <div className={styles.place}>
      <SectionList>
        <SettingsSteps />
      </SectionList>
      <div className={styles.onItsWay}>
        {sectionsOf(undefined).map(({ id, title }) => (
          <FormSection key={id} id={id} title={t(title)}>
            {FIELDS[id].map((shape, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand still.
              <Field key={index} {...shape} />
            ))}
          </FormSection>
        ))}
      </div>
    </div>
  );
}

function Field({ hint, ...below }: Shape) {
  return (
    <div className={styles.waits}>
      <Skeleton width="22%" height={15} />
      {hint ? <Skeleton width="70%" height={13} /> : null}
      {'box' in below ? <Skeleton height={below.box} /> : <Choices {...below} />}
    </div>
  );
}

function Choices({ choices, told }: { choices: number; told?: true }) {
  return Array.from({ length: choices }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stand still.
    <div key={index} className={styles.choice}>
      <Skeleton width={20} height={20} circle />
      <Skeleton width="35%" height={15} />
      {told ? <Skeleton width="55%" height={13} /> : null}
    </div>
  ));
}
