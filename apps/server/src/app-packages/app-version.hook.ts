import { packageAt, packageKind } from '@gongwei/domain/back-office';
import { waitTurn, type Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import type { CheckedRecord, RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { storedPackage } from './app-packages.repository.ts';

const FORM = 'app-version';
const [DRAFT, STAGED] = ['0', '1'];
const KIND_OF: Readonly<Record<string, string>> = { android: 'apk', windows: 'exe' };

const refused = (field: string, message: string) =>
  httpFailure(422, {
    code: 'record.invalid',
    message,
    fields: [{ field, severity: 'error', code: 'package', message }],
  });

/**
 * Entries of 版本控制: a package that is named was taken in here, its size and check sum are those of the file and not typed ones, what was
 * published once keeps its package (the form's rule 发布后安装包不可替换), and the inner version of an app only grows (同一应用同一平台内部版本须递增): terminals
 * compare by it.
 */
export const appVersionHook: RecordHook = {
  name: 'app-version',
  beforeWrite: async (record) => {
    const { inside, form, staff, before, data } = record;
    if (form.id !== FORM) return;
    await refuseOlder(inside, record);
    if (data['state'] === STAGED && isEmpty(data['grayOrgs']) && isEmpty(data['grayShare']))
      throw refused('grayOrgs', '灰度发布请选灰度机构，或选其他机构的灰度比例');
    const file = data['file'];
    if (before && before.data['state'] !== DRAFT && before.data['file'] !== file)
      throw refused('file', '发布后安装包不可替换，请新增一个版本');
    await refuseForeign(inside, countyCodeOf(staff.institutionCode), data);
  },
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Asked where the number is new, by one writer of the county after the other: of two who took the same one, the second is told. */
async function refuseOlder(inside: Queryable, { before, data, holder, save }: CheckedRecord): Promise<void> {
  const known = ['appName', 'platform', 'versionCode'].every((key) => before?.data[key] === data[key]);
  if (known) return;
  await waitTurn(inside, `app-version:${holder.countyCode}`);
  const [newest] = await inside.query<{ readonly code: number; readonly name: string }>(
    `select (data ->> 'versionCode')::int as code, data ->> 'versionName' as name from records
     where county_code = $1 and form_id = $2 and removed_at is null and id <> $3 and data ->> 'appName' = $4 and data ->> 'platform' = $5
     order by 1 desc limit 1`,
    [holder.countyCode, FORM, save.id, String(data['appName']), String(data['platform'])],
  );
  if (newest && Number(data['versionCode']) <= newest.code)
    throw refused('versionCode', `内部版本须大于 ${newest.code}（${newest.name}），终端按它判断新旧`);
}

/** A package that is named was taken in here, and the entry says of it what is true. */
async function refuseForeign(inside: Queryable, countyCode: string, data: CheckedRecord['data']): Promise<void> {
  const id = packageAt(data['file']);
  if (id === undefined) return;
  const row = await storedPackage(inside, countyCode, id);
  if (!row) throw refused('file', '没有找到这个安装包，请重新上传');
  if (data['size'] !== Math.ceil(row.bytes / 1024)) throw refused('size', '大小与安装包不一致，请重新上传');
  if (data['md5'] !== row.md5) throw refused('md5', '校验值与安装包不一致，请重新上传');
  const kind = KIND_OF[String(data['platform'])];
  if (kind !== undefined && kind !== packageKind(row.name)) throw refused('platform', `平台与安装包不符：${row.name}`);
}
