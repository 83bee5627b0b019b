import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { WORKBOOK_LIMITS } from '#domain/text/workbook-limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Downloads } from './downloads.ts';

interface DownloadItemsProps {
  files: Downloads;
  /** How many rows the file has; left out where that is not known. */
  rows?: number;
}

/** What a file is written as, to choose from within a menu. A workbook that would be refused is not offered. */
export function DownloadItems({ files, rows = 0 }: DownloadItemsProps) {
  const t = useText();
  const isFull = rows > WORKBOOK_LIMITS.rows;
  return (
    <>
      <Menu.Item component="a" href={files.csv} download>
        {t('reports:csv')}
      </Menu.Item>
      {isFull ? (
        <Menu.Item disabled>{t('reports:excelFull')}</Menu.Item>
      ) : (
        <Menu.Item component="a" href={files.workbook} download>
          {t('reports:excel')}
        </Menu.Item>
      )}
    </>
  );
}

/** The one button by which something is downloaded. */
export function DownloadMenu({ label, ...items }: DownloadItemsProps & { label: string }) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <DownloadItems {...items} />
      </Menu.Dropdown>
    </Menu>
  );
}
