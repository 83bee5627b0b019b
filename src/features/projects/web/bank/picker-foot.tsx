import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { NumberField } from '../builder/kinds/number-field.tsx';
import styles from './bank.module.css';

interface PickerFootProps {
  /** How many questions are ticked. */
  count: number;
  /** For how many there is room in the quiz. */
  room: number;
  /** With how many of them each who takes the quiz is asked, if not all. */
  onAdd: (draw: number | undefined) => void;
  onCancel: () => void;
}

/** How many questions are ticked, whether all or some of them are asked, and the way on. */
export function PickerFoot({ count, room, onAdd, onCancel }: PickerFootProps) {
  const t = useText();
  const { isPractice } = useBuilderTools();
  const [isDrawing, setDrawing] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const isDrawable = count > 1 && !isPractice;
  const draw = Math.min(chosen ?? Math.ceil(count / 2), count);
  return (
    <>
      {count > room ? <Alert tone="warning">{t('bank:noRoom', { most: LIMITS.questions, count: room })}</Alert> : null}
      <div className={styles.pickerFoot}>
        <p className={styles.count} role="status">
          {count > 0 ? t('common:chosen', { count }) : t('bank:noneChosen')}
        </p>
        {isDrawable ? (
          <div className={styles.draw}>
            <Checkbox
              label={t('bank:drawSome')}
              checked={isDrawing}
              onChange={({ currentTarget: { checked } }) => setDrawing(checked)}
            />
            {isDrawing ? (
              <span className={styles.drawOf}>
                <TextWithParts
                  text={t('bank:drawOf', { count })}
                  parts={{
                    number: (
                      <NumberField
                        bare
                        label={t('quiz:draw')}
                        min={1}
                        max={count}
                        decimals={0}
                        value={draw}
                        onChange={setChosen}
                      />
                    ),
                  }}
                />
              </span>
            ) : null}
          </div>
        ) : null}
        <div className={styles.ways}>
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={count === 0 || count > room}
            onClick={() => onAdd(isDrawable && isDrawing && draw < count ? draw : undefined)}
          >
            {count > 0 ? t('quiz:files.add', { count }) : t('bank:add')}
          </Button>
        </div>
      </div>
    </>
  );
}
