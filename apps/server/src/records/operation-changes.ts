import { differenceOf } from '@gongwei/domain/forms';
import { isJsonObject, type Json, type JsonObject } from '@gongwei/domain/shared';
import type { Scope } from '../database/scope.ts';
import { requireForm } from '../identity/request-staff.ts';
import type { FastifyRequest } from 'fastify';
import type { FieldChange } from '../logging/field-changes.ts';
import { maskVersion } from '../privacy/mask-record.ts';
import type { ServerContext } from '../server-context.ts';
import { hidingFrom } from './hiding-from.ts';
import { recordsOf } from './records.repository.ts';

const WORDS: { readonly [member: string]: string } = {
  roles: '角色',
  institution: '机构',
  code: '工号',
  name: '姓名',
  phone: '手机号',
  state: '状态',
  status: '处理',
};
const HIDDEN = '（不显示）';

const worded = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map(worded).join('、') : value === undefined || value === null ? '' : String(value);

/** What the line itself says changed: fields in words, members with a before and an after, fields that were changed and are not told. */
export function changesIn(details: JsonObject): readonly FieldChange[] {
  const { changes, changed } = details;
  const told = Array.isArray(changes)
    ? changes
        .filter(isJsonObject)
        .map(({ label, before, after }) => ({ label: worded(label), before: worded(before), after: worded(after) }))
    : [];
  const pairs = Object.entries(details).flatMap(([member, value]): FieldChange[] =>
    isJsonObject(value) && 'before' in value && 'after' in value
      ? [{ label: WORDS[member] ?? member, before: worded(value['before']), after: worded(value['after']) }]
      : [],
  );
  const untold = Array.isArray(changed)
    ? changed.map((field) => ({ label: WORDS[worded(field)] ?? worded(field), before: '', after: '已修改' }))
    : [];
  return [...told, ...pairs, ...untold];
}

/**
 * What a save of a record changed, in the words of its form and as far as the reader may see it; what both sides hide alike is named without
 * values. `undefined` where the record is not theirs to read.
 */
export async function changesOfRecord(
  context: ServerContext,
  request: FastifyRequest,
  scope: Scope,
  recordId: string,
  version: number,
): Promise<readonly FieldChange[] | undefined> {
  const { database, forms } = context;
  const found = await recordsOf(database, scope, request.staff).history(recordId);
  if (!found) return undefined;
  const form = forms.definition(found.formId);
  try {
    requireForm(request, form, 'read');
  } catch {
    return undefined;
  }
  const [after, before] = [version, version - 1].map((one) => found.versions.find((held) => held.version === one));
  if (!form || !after) return undefined;
  const fields = form.sections.flatMap((section) => section.fields).filter(({ type }) => type !== 'computed');
  const hiding = await hidingFrom(
    context,
    request.staff as NonNullable<typeof request.staff>,
    found.formId,
    found.subjectId,
  );
  const shown = (held: typeof after | undefined) => (held && hiding ? maskVersion(hiding, held) : held)?.data ?? {};
  const seen = new Map(differenceOf(shown(before), shown(after), fields).map((line) => [line.key, line]));
  return differenceOf(before?.data ?? {}, after.data, fields).map(({ key, label, before: was }) => {
    const line = seen.get(key);
    return line
      ? { label, before: line.before, after: line.after }
      : { label, before: was === '' ? '' : HIDDEN, after: HIDDEN };
  });
}
