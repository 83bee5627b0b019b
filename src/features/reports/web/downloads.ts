import { pathOf } from '#kit/contract/request.ts';
import * as files from '../contract/export.ts';

/** Where the same is downloaded, by what it is written as. */
export interface Downloads {
  csv: string;
  workbook: string;
}

type Asked = Readonly<Record<string, string | undefined>>;

/** All responses, or those that are asked for. */
export function responseFiles(id: string, query: Asked): Downloads {
  return downloads(files.exportResponses, files.exportResponsesWorkbook, id, query);
}

/** What people came to at a quiz. */
export function gradeFiles(id: string, query: Asked): Downloads {
  return downloads(files.exportGrades, files.exportGradesWorkbook, id, query);
}

type OfProject = Parameters<typeof pathOf>[0];

function downloads(csv: OfProject, workbook: OfProject, id: string, query: Asked): Downloads {
  const asked = { params: { id }, query };
  return { csv: pathOf(csv, asked), workbook: pathOf(workbook, asked) };
}
