import { Checkbox, Radio, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { MOMENTS, type Moment, REVEAL_PRESETS, REVEALED, type Reveal, type Revealed } from '#domain/quiz/reveal.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './reveal-fields.module.css';
import { settingId } from './setting-id.ts';

const PRESETS = ['marks', 'afterClose', 'everything'] as const;
const OWN = 'own';
const NOTHING: Reveal = { during: [], done: [], open: [], closed: [] };

/** Which of the usual rules it is, if any. */
export function presetOf(reveal: Reveal | null): (typeof PRESETS)[number] | undefined {
  return PRESETS.find((name) => isSame(REVEAL_PRESETS[name], reveal ?? NOTHING));
}

interface RevealFieldsProps {
  reveal: Reveal | null;
  /** Whether anything may be shown during the quiz. */
  mayTellDuring: boolean;
  onChange: (reveal: Reveal | null) => void;
}

/** What those who take a quiz are shown of it: by a rule that most go by, or by a table of their own. */
export function RevealFields({ reveal, mayTellDuring, onChange }: RevealFieldsProps) {
  const t = useText();
  const [isOwn, setIsOwn] = useState(false);
  const now = reveal ?? NOTHING;
  const preset = isOwn ? undefined : presetOf(now);
  return (
    <div id={settingId('reveal')} tabIndex={-1}>
      <Radio.Group
        label={t('quiz:reveal')}
        description={t('quiz:revealHint')}
        value={preset ?? OWN}
        onChange={(name) => {
          const chosen = PRESETS.find((one) => one === name);
          setIsOwn(chosen === undefined);
          if (chosen) onChange(REVEAL_PRESETS[chosen]);
        }}
      >
        <Stack gap="xs" mt="xs">
          {[...PRESETS, OWN].map((name) => (
            <Radio
              key={name}
              value={name}
              label={t(`quiz:revealOf.${name as (typeof PRESETS)[number] | typeof OWN}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {preset ? null : <RevealTable reveal={now} mayTellDuring={mayTellDuring} onChange={onChange} />}
    </div>
  );
}

function RevealTable({ reveal, mayTellDuring, onChange }: RevealFieldsProps & { reveal: Reveal }) {
  const t = useText();
  const why = useId();

  function toggle(what: Revealed, when: Moment): void {
    const others = reveal[when].filter((one) => one !== what);
    const shown =
      others.length < reveal[when].length ? others : REVEALED.filter((one) => one === what || others.includes(one));
    onChange({ ...reveal, [when]: shown });
  }

  return (
    <>
      <table className={styles.table}>
        <caption>{t('quiz:revealTable')}</caption>
        <thead>
          <tr>
            <td />
            {MOMENTS.map((when) => (
              <th key={when} scope="col">
                {t(`quiz:moment.${when}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REVEALED.map((what) => (
            <tr key={what}>
              <th scope="row">{t(`quiz:revealed.${what}`)}</th>
              {MOMENTS.map((when) => (
                <td key={when}>
                  <Checkbox
                    aria-label={t('quiz:revealCell', {
                      what: t(`quiz:revealed.${what}`),
                      when: t(`quiz:moment.${when}`),
                    })}
                    checked={reveal[when].includes(what)}
                    disabled={when === 'during' && !mayTellDuring}
                    aria-describedby={when === 'during' ? why : undefined}
                    onChange={() => toggle(what, when)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={why} className={styles.why}>
        {t(mayTellDuring ? 'quiz:duringHint' : 'quiz:duringNeeds')}
      </p>
    </>
  );
}
