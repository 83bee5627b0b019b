import sharp from 'sharp';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import type { Image, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { createImage } from '#features/projects/contract/images.ts';
import type { DemoCall, DemoVisit } from './demo-caller.ts';

/** What is drawn in code, as its owner would have uploaded it. */
export interface DemoPicture {
  svg: string;
  alt: Localized;
}

/** One that is shown with an option. */
export interface DemoDrawing extends DemoPicture {
  option: string;
}

/** A drawing, uploaded. */
export async function uploadDrawing(call: DemoCall, { svg, alt }: DemoPicture, visit: DemoVisit): Promise<Image> {
  const body = await sharp(Buffer.from(svg)).png().toBuffer();
  return { ...(await call(createImage, { body }, visit)), alt };
}

/** The questionnaire with its drawings uploaded, each at the option that it is of. */
export async function hangDrawings(
  call: DemoCall,
  questionnaire: Questionnaire,
  drawings: readonly DemoDrawing[],
  visit: DemoVisit,
): Promise<Questionnaire> {
  const images = new Map<string, Image>();
  for (const drawing of drawings) images.set(drawing.option, await uploadDrawing(call, drawing, visit));
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (!hasOwnOptions(question)) return question;
      return { ...question, options: question.options.map((option) => ({ ...option, image: images.get(option.id) })) };
    }),
  }));
  return { ...questionnaire, sections };
}
