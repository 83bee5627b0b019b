import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What the editor's buttons are called in the language of the page. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const t = useText();
  return {
    boldControlLabel: t('forms:rich.bold'),
    italicControlLabel: t('forms:rich.italic'),
    underlineControlLabel: t('forms:rich.underline'),
    h2ControlLabel: t('forms:rich.h2'),
    h3ControlLabel: t('forms:rich.h3'),
    h4ControlLabel: t('forms:rich.h4'),
    bulletListControlLabel: t('forms:rich.bulletList'),
    orderedListControlLabel: t('forms:rich.orderedList'),
    blockquoteControlLabel: t('forms:rich.blockquote'),
    linkControlLabel: t('forms:rich.link'),
    unlinkControlLabel: t('forms:rich.unlink'),
    undoControlLabel: t('forms:rich.undo'),
    redoControlLabel: t('forms:rich.redo'),
    linkEditorInputLabel: t('forms:rich.linkAddress'),
    linkEditorInputPlaceholder: 'https://example.com/',
    linkEditorSave: t('common:save'),
  };
}
