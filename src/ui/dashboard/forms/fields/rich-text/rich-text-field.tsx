import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './rich-text-field.module.css';
import { useEditorLabels } from './use-editor-labels.ts';

interface RichTextFieldProps {
  label: ReactNode;
  description?: string;
  error?: ReactNode;
  /** Where the form finds it. */
  'data-path'?: string;
  /** The language it is written in. */
  lang: string;
  /** HTML, as `cleanHtml` keeps it on the server: whatever this editor writes passes there unchanged. */
  value: string;
  onChange: (html: string) => void;
}

const HEADINGS: (2 | 3 | 4)[] = [2, 3, 4];

/** What the server would drop is not offered, neither with a button nor by pasting. */
const WRITING = StarterKit.configure({
  heading: { levels: HEADINGS },
  code: false,
  codeBlock: false,
  strike: false,
  horizontalRule: false,
  link: {
    openOnClick: false,
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { rel: 'noopener', target: null, class: null },
  },
});

/** Text in paragraphs, headings below the page's own, lists and links. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, lang, value, onChange, 'data-path': path } = props;
  const t = useText();
  const id = useId();
  const labels = useEditorLabels();
  const shown = useRef(value);
  const editor = useEditor({
    extensions: [WRITING],
    content: value,
    immediatelyRender: false,
    onUpdate: ({ editor: written }) => {
      shown.current = written.isEmpty ? '' : written.getHTML();
      onChange(shown.current);
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        lang,
        ...(path ? { 'data-path': path } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
  });

  // Another value than was written here, as when changes are discarded. Together with the drawing of it: a moment later
  // more may have been typed.
  useLayoutEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ id, onClick: () => editor?.commands.focus() }}
    >
      <RichTextEditor editor={editor} labels={labels} className={styles.editor}>
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('forms:formatting')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link classNames={{ linkEditorExternalControl: styles.newTab }} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
