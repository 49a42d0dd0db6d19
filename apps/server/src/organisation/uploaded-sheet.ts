import type { SheetText } from '@gongwei/domain/organisation';
import type { FastifyRequest } from 'fastify';
import { uploadFailure } from '../uploads/receive-file.ts';
import type { SmallUploadRules, UploadDesk } from '../uploads/upload-desk.ts';
import { readSheet, SHEET_BYTES } from './read-sheet.ts';

/** A sheet of institutions. Unpacked it takes many times its size, so few are read at once. */
export const SHEET_UPLOAD: SmallUploadRules = {
  largest: SHEET_BYTES,
  atOnce: 2,
  failure: (reason) =>
    reason === 'too-large'
      ? uploadFailure(413, 'institution.too-large', '文件超过 1 MB，请只保留机构名册')
      : uploadFailure(
          422,
          'institution.file',
          reason === 'empty' ? '文件是空的，请重新选择' : '请选择机构名册文件（.xlsx 或 .csv）',
        ),
};

/** The text of an uploaded sheet of institutions. @throws 413, 422 or 429 with a sentence where it cannot be read. */
export const uploadedSheet = (request: FastifyRequest, uploads: UploadDesk): Promise<SheetText> =>
  uploads.small(request, SHEET_UPLOAD, async (bytes) => {
    const sheet = await readSheet(bytes);
    if (!sheet.ok) throw uploadFailure(422, 'institution.file', sheet.failure);
    return sheet.value;
  });
