import type { ReportDocument } from '@gongwei/domain/reports';
import type { FastifyReply } from 'fastify';
import { fileAnswers, type Schema } from '../shared/schemas.ts';
import { writeDocx } from './docx/write-docx.ts';
import { writeDocumentWorkbook } from './write-workbook.ts';

export type DocumentFormat = 'docx' | 'xlsx';
export const FORMAT = { type: 'string', enum: ['docx', 'xlsx'] } as const;

const TYPES: { readonly [format in DocumentFormat]: string } = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a route answers that gives a document as a file. */
export const documentFile = (description: string): Schema => fileAnswers(description, Object.values(TYPES));

/** A document as Word or Excel opens it. */
export async function documentBytes(document: ReportDocument, format: DocumentFormat): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const sink = async (bytes: Uint8Array): Promise<void> => void pieces.push(bytes);
  await (format === 'docx' ? writeDocx(document, sink) : writeDocumentWorkbook(document, sink));
  return Buffer.concat(pieces);
}

/** Offers a document to the browser under its own name. */
export async function sendDocument(
  reply: FastifyReply,
  document: ReportDocument,
  format: DocumentFormat,
  name: string,
): Promise<FastifyReply> {
  const file = encodeURIComponent(`${name}.${format}`);
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="report.${format}"; filename*=UTF-8''${file}`)
    .header('cache-control', 'no-store')
    .send(await documentBytes(document, format));
}
