import { packageAt, packageKind } from '@gongwei/domain/back-office';
import { countyCodeOf } from '../database/scope.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { storedPackage } from './app-packages.repository.ts';

const FORM = 'app-version';
const DRAFT = '0';
const KIND_OF: Readonly<Record<string, string>> = { android: 'apk', windows: 'exe' };

const refused = (field: string, message: string) =>
  httpFailure(422, {
    code: 'record.invalid',
    message,
    fields: [{ field, severity: 'error', code: 'package', message }],
  });

/**
 * Entries of 版本控制: a package that is named was taken in here, its size and check sum are those of the file and not typed ones, and what was
 * published once keeps its package (the form's rule 发布后安装包不可替换).
 */
export const appVersionHook: RecordHook = {
  name: 'app-version',
  beforeWrite: async ({ inside, form, staff, before, data }) => {
    if (form.id !== FORM) return;
    const file = data['file'];
    if (before && before.data['state'] !== DRAFT && before.data['file'] !== file)
      throw refused('file', '发布后安装包不可替换，请新增一个版本');
    const id = packageAt(file);
    if (id === undefined) return;
    const row = await storedPackage(inside, countyCodeOf(staff.institutionCode), id);
    if (!row) throw refused('file', '没有找到这个安装包，请重新上传');
    if (data['size'] !== Math.ceil(row.bytes / 1024)) throw refused('size', '大小与安装包不一致，请重新上传');
    if (data['md5'] !== row.md5) throw refused('md5', '校验值与安装包不一致，请重新上传');
    const kind = KIND_OF[String(data['platform'])];
    if (kind !== undefined && kind !== packageKind(row.name))
      throw refused('platform', `平台与安装包不符：${row.name}`);
  },
};
