import sharp from 'sharp';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import type { Image, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { createImage } from '#features/projects/contract/images.ts';
import type { DemoCall, DemoVisit } from './demo-caller.ts';

/** What is drawn in code and shown with an option, as its owner would have uploaded it. */
export interface DemoDrawing {
  option: string;
  svg: string;
  alt: Localized;
}

/** The questionnaire with its drawings uploaded, each at the option that it is of. */
export async function hangDrawings(
  call: DemoCall,
  questionnaire: Questionnaire,
  drawings: readonly DemoDrawing[],
  visit: DemoVisit,
): Promise<Questionnaire> {
  const images = new Map<string, Image>();
  for (const { option, svg, alt } of drawings) {
    const body = await sharp(Buffer.from(svg)).png().toBuffer();
    images.set(option, { ...(await call(createImage, { body }, visit)), alt });
  }
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (!hasOwnOptions(question)) return question;
      return { ...question, options: question.options.map((option) => ({ ...option, image: images.get(option.id) })) };
    }),
  }));
  return { ...questionnaire, sections };
}
