import { z } from 'zod';
import type { FileReply } from './endpoint.ts';

/** The schema of an endpoint's data when the reply is a workbook. */
export const workbook = z.custom<FileReply>();

/** The media type of workbooks, `.xlsx`. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
