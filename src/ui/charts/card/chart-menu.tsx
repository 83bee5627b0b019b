import { ActionIcon, Box, Menu } from '@mantine/core';
import { IconDots, IconDownload } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '../../dashboard/toast.tsx';
import type { DrawingProps } from '../drawing-props.ts';
import type { Stretch } from '../lines/line-chart.tsx';
import { stepColour } from '../shares/step-colour.ts';
import { useShareWords } from '../shares/use-share-words.ts';
import { type Heat, shareIn } from '../tables/heat.ts';
import type { ChartBase } from './use-chart-base.ts';
import type { ChartOrder } from './use-chart-order.ts';

interface ChartMenuProps extends DrawingProps {
  /** What the switch beside it offers, which has no room on a phone. */
  views: { value: string; label: string }[];
  view: string;
  onView: (view: string) => void;
  /** Left out where the lines have an order of their own. */
  order?: ChartOrder;
  onOrder?: (order: ChartOrder) => void;
  /** Whom the shares are of; left out where that is no choice. */
  base: ChartBase | undefined;
  onBase: (base: ChartBase) => void;
  drawn: 'bars' | 'columns' | 'steps' | 'pie';
  stretches?: Stretch[];
  heat?: Heat;
}

const FILES = ['png', 'svg'] as const;

/**
 * What can be done with a chart besides looking at it: its order, whom its shares are of, a picture of it, on phones
 * how it is drawn.
 */
export function ChartMenu({
  label,
  shares,
  answered,
  order,
  onOrder,
  base,
  onBase,
  drawn,
  stretches,
  heat,
  ...shown
}: ChartMenuProps) {
  const t = useText();
  const words = useShareWords(answered);

  async function save(file: (typeof FILES)[number]): Promise<void> {
    try {
      // Whoever only looks at charts need not fetch how they are drawn as a file.
      const { savePicture } = await import('../picture/save-picture.ts');
      await savePicture(file, {
        title: label,
        base: t(base ? `common:chartOf.${base}` : 'common:chartAnswers', { count: answered }),
        drawn: stretches ? 'line' : drawn,
        lines: shares.map((share, index) => ({
          name: share.label,
          words: words.line(share),
          share: share.share,
          colour: drawn === 'steps' ? stepColour(index, shares.length) : undefined,
        })),
        stretches: stretches?.map(({ label: name, short = name, count }) => ({ name: short, count })),
        heat: heat && {
          columns: heat.columns.map((column) => column.label),
          rows: heat.rows.map((row) => ({
            name: row.label,
            mean: row.mean,
            cells: row.counts.map((count) => {
              const share = shareIn(row, count);
              return { share, words: words.leading({ share, count }) };
            }),
          })),
          meanLabel: heat.meanLabel,
        },
        number: words.count,
      });
    } catch {
      showToast('error', t('common:chartNotSaved'));
    }
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`${t('common:chartOptions')}: ${label}`}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Box hiddenFrom="xs">
          <Menu.Label>{t('common:chartKind')}</Menu.Label>
          <Menu.RadioGroup value={shown.view} onChange={shown.onView}>
            {shown.views.map(({ value, label: name }) => (
              <Menu.RadioItem key={value} value={value}>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
        </Box>
        {order ? (
          <>
            <Menu.Label>{t('common:chartOrder')}</Menu.Label>
            <Menu.RadioGroup value={order} onChange={(value) => onOrder?.(value as ChartOrder)}>
              <Menu.RadioItem value="asked">{t('common:chartAsAsked')}</Menu.RadioItem>
              <Menu.RadioItem value="share">{t('common:chartByShare')}</Menu.RadioItem>
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        ) : null}
        {base ? (
          <>
            <Menu.Label>{t('common:chartShare')}</Menu.Label>
            <Menu.RadioGroup value={base} onChange={(value) => onBase(value as ChartBase)}>
              <Menu.RadioItem value="answered">{t('common:chartBase.answered')}</Menu.RadioItem>
              <Menu.RadioItem value="asked">{t('common:chartBase.asked')}</Menu.RadioItem>
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        ) : null}
        <Menu.Label>{t('common:chartPicture')}</Menu.Label>
        {FILES.map((file) => (
          <Menu.Item
            key={file}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void save(file)}
          >
            {t(`common:chartSave.${file}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
