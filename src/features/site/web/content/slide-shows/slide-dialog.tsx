import { TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { RichTextField } from '#ui/dashboard/forms/fields/rich-text/rich-text-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import type { ContentImage } from '../../../contract/content-images.ts';
import { type SlideContent, slideContent } from '../../../contract/slide-shows.ts';
import { bothOf } from '../both-of.ts';
import { ImageField } from '../image-field.tsx';

/** A slide as its fields hold it: a new one has no picture yet. */
type Values = Omit<SlideContent, 'image'> & { image: ContentImage | undefined };

interface SlideDialogProps {
  /** None where a new one is written. */
  slide: SlideContent | undefined;
  onWritten: (slide: SlideContent) => void;
  onClose: () => void;
}

/** One slide: its picture and its words, in both languages beside each other. It is stored with its show. */
export function SlideDialog({ slide, onWritten, onClose }: SlideDialogProps) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} size="large" title={t(slide ? 'content:editSlide' : 'content:addSlide')}>
      <SlideForm slide={slide} onWritten={onWritten} onClose={onClose} />
    </Dialog>
  );
}

function SlideForm({ slide, onWritten, onClose }: SlideDialogProps) {
  const t = useText();
  const { field, localized, shell } = useSchemaForm<typeof slideContent, Values>({
    schema: slideContent,
    saves: 'button',
    saved: valuesOf(slide),
    labels: {
      image: t('content:image'),
      alt: t('content:alt'),
      caption: t('content:caption'),
      description: t('content:description'),
      link: t('content:link'),
      btn_txt: t('content:buttonText'),
    },
    bodyOf: (values) => values as SlideContent,
    async save(body) {
      onWritten(slideContent.parse(body));
      onClose();
      return undefined;
    },
  });
  return (
    <FormShell
      {...shell}
      submitLabel={t('content:takeSlide')}
      wide
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        // It stands within the form of its show, which is saved by itself.
        event.stopPropagation();
        shell.onSubmit(event);
      }}
    >
      <FormSection>
        <ImageField {...field('image')} aspect={3 / 2} width={1920} />
        <LocalizedField fields={localized('alt')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('caption')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('description')}>{(each) => <RichTextField {...each} />}</LocalizedField>
        <TextInput {...field('link')} description={t('content:linkHint')} />
        <LocalizedField fields={localized('btn_txt')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}

function valuesOf(slide: SlideContent | undefined): Values {
  return {
    image: slide?.image,
    alt: bothOf(slide?.alt),
    caption: bothOf(slide?.caption),
    description: bothOf(slide?.description),
    link: slide?.link ?? '',
    btn_txt: bothOf(slide?.btn_txt),
  };
}
