import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {} from '@fastify/multipart';
import { recordsOf } from '../records/records.repository.ts';
import { saveRecord } from '../records/save-record.service.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { staffOf } from './request-staff.ts';

const FORM = 'personal-signature';
/** Bytes; the form's own limit of an uploaded picture. */
const LARGEST = 500 * 1_024;

/** The kind of a picture by its first bytes: a name can say anything. */
function kindOf(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'jpeg' : undefined;
}

async function pictureIn(request: FastifyRequest): Promise<{ readonly image: string } | { readonly msg: string }> {
  const file = request.isMultipart()
    ? await request.file({ limits: { fileSize: LARGEST, files: 1 }, throwFileSizeLimit: false })
    : undefined;
  if (!file) return { msg: '请选择签名图片' };
  const bytes = await file.toBuffer();
  if (file.file.truncated) return { msg: '签名图片不能超过 500 KB' };
  const kind = kindOf(bytes);
  return kind
    ? { image: `data:image/${kind};base64,${bytes.toString('base64')}` }
    : { msg: '签名图片应为 jpg 或 png 格式' };
}

/** Uploads a picture of the user's own signature: a new version of their 个人签名, in use for reports. */
export function signatureRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random, forms } = context;
  app.post(
    '/api/files//uploadfileysqm',
    { schema: { tags: ['机构'], consumes: ['multipart/form-data'] } },
    async (request) => {
      const staff = staffOf(request);
      const picture = await pictureIn(request);
      if ('msg' in picture) return { code: -1, msg: picture.msg };
      const scope = { institutionCode: staff.institutionCode };
      const record = await recordsOf(database, scope, staff).latest(staff.id, FORM);
      // What was written by hand would go before the picture.
      const { draw: _draw, ...kept } = record?.data ?? {};
      const outcome = await saveRecord(context, scope, staff, {
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
