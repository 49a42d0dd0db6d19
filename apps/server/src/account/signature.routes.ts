import { isWholePicture } from '@gongwei/domain/forms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { recordsOf } from '../records/records.repository.ts';
import type { RecordWriter } from '../records/create-record-writer.ts';
import type { ServerContext } from '../server-context.ts';
import { isHttpFailure } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { uploadFailure } from '../uploads/receive-file.ts';
import type { SmallUploadRules } from '../uploads/upload-desk.ts';
import { staffOf } from '../identity/request-staff.ts';
import { data, fixedAnswers, REFUSED } from '../shared/fixed-answers.ts';
import { shape, TEXT } from '../shared/schemas.ts';

const FORM = 'personal-signature';
const UPLOAD: SmallUploadRules = {
  // The form's own limit of an uploaded picture.
  largest: 500 * 1_024,
  atOnce: 10,
  failure: (reason) =>
    reason === 'too-large'
      ? uploadFailure(413, 'signature.too-large', '签名图片不能超过 500 KB')
      : uploadFailure(422, 'signature.no-file', '请选择签名图片'),
};

type Picture = { readonly image: string } | { readonly msg: string };

const pictureIn = (request: FastifyRequest, { uploads }: ServerContext): Promise<Picture> =>
  uploads
    .small(request, UPLOAD, (bytes): Picture => {
      // Read to its end: a name, a type and three bytes at the beginning can say anything.
      if (!isWholePicture(bytes)) return { msg: '签名图片应为 jpg 或 png 格式，或文件已损坏，请换一张' };
      return { image: `data:image/${bytes[0] === 0x89 ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}` };
    })
    .catch((error: unknown): Picture => {
      // Once the body was read this call refuses in its own shape (docs/http.md).
      if (isHttpFailure(error)) return { msg: error.body.message };
      throw error;
    });

/** Uploads a picture of the user's own signature: a new version of their 个人签名, in use for reports. */
export function signatureRoutes(app: FastifyInstance, context: ServerContext, records: RecordWriter): void {
  const { database, clock, random, forms } = context;
  app.post(
    '/api/files//uploadfileysqm',
    {
      config: { access: staffOnly(), upload: UPLOAD },
      schema: {
        tags: ['机构'],
        consumes: ['multipart/form-data'],
        response: fixedAnswers('上传成功', data(shape({ url: TEXT })), [REFUSED]),
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const picture = await pictureIn(request, context);
      if ('msg' in picture) return { code: -1, msg: picture.msg };
      const scope = { institutionCode: staff.institutionCode };
      const record = await recordsOf(database, scope, staff).latest(staff.id, FORM);
      // What was written by hand would go before the picture.
      const { draw: _draw, ...kept } = record?.data ?? {};
      const outcome = await records.save(scope, staff, {
        id: record?.id ?? uuidV7(clock.now(), random),
        formId: FORM,
        formVersion: forms.definition(FORM)?.version ?? 1,
        subjectId: staff.id,
        occurredOn: record?.occurredOn ?? todayOf(clock),
        data: { ...kept, upload: picture.image, agree: true },
        baseVersion: record?.version ?? 0,
        saveId: uuidV7(clock.now(), random),
      });
      if (!outcome.ok) return { code: -1, msg: '签名刚刚被修改，请刷新后再试' };
      return { code: 200, msg: '上传成功', data: { url: `/api/v1/records/${outcome.value.id}` } };
    },
  );
}
