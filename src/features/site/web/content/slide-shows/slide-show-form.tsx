import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { SLIDE_POSITIONS, SLIDE_SHOW_TYPES } from '../../../contract/shown.ts';
import {
  createSlideShow,
  findSlideShowEntries,
  getSlideShowEntry,
  type SlideShowContent,
  type SlideShowEntry,
  slideShowContent,
  updateSlideShow,
} from '../../../contract/slide-shows.ts';
import { bothOf } from '../both-of.ts';
import { StateField } from '../state-field.tsx';
import { useContentForm } from '../use-content-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { SlideShowPreview } from './slide-show-preview.tsx';
import { SlidesField } from './slides-field.tsx';

/** A slide show with its slides, and below them how visitors see it. */
export function SlideShowForm({ entry }: { entry?: SlideShowEntry }) {
  const t = useText();
  const { form, field, localized, shell } = useSchemaForm<typeof slideShowContent, SlideShowContent>({
    schema: slideShowContent,
    labels: {
      name: t('content:showName'),
      type: t('content:type'),
      position: t('content:position'),
      slides: t('content:slides'),
      state: t('content:state'),
    },
    bodyOf: (values) => values,
    ...useContentForm({
      kind: 'slide-shows',
      entry,
      valuesOf,
      reads: [findSlideShowEntries, getSlideShowEntry],
      calls: {
        get: (id) => call(getSlideShowEntry, { params: { id } }),
        create: (body) => call(createSlideShow, { body }),
        update: (id, body) => call(updateSlideShow, { params: { id }, body }),
      },
    }),
  });
  return (
    <>
      <FormShell {...shell} wide>
        <FormSection>
          <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
          <ChoiceField
            {...field('type')}
            choices={SLIDE_SHOW_TYPES.map((value) => ({ value, label: t(`content:typeOf.${value}`) }))}
          />
          <ChoiceField
            {...field('position')}
            choices={SLIDE_POSITIONS.map((value) => ({ value, label: t(`content:positionOf.${value}`) }))}
          />
          <SlidesField {...field('slides')} errors={form.errors} />
          <StateField {...field('state')} />
        </FormSection>
      </FormShell>
      <SlideShowPreview show={form.values} />
    </>
  );
}

function valuesOf(entry: SlideShowEntry | undefined): SlideShowContent {
  return {
    name: bothOf(entry?.name),
    type: entry?.type ?? 'slider',
    position: entry?.position ?? 'home',
    slides: (entry?.slides ?? []).map((slide) => ({
      ...slide,
      alt: bothOf(slide.alt),
      caption: bothOf(slide.caption),
      description: bothOf(slide.description),
      link: slide.link ?? '',
      btn_txt: bothOf(slide.btn_txt),
    })),
    state: entry?.state ?? 'active',
  };
}
