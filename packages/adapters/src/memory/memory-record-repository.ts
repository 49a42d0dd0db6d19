import type { RecordConflict, RecordRemoval, RecordSave, RecordSnapshot, RecordVersion } from '@gongwei/domain/forms';
import { fail, fault, firstDayOf, ok, type Fault, type Result } from '@gongwei/domain/shared';
import type { RecordRepository } from '@gongwei/application/forms';
import type { Clock } from '@gongwei/application/shared';

type Trouble = 'none' | 'before-storing' | 'after-storing';

/** Records in memory, with the troubles of a line. */
export type MemoryRecordRepository = RecordRepository & {
  /** Cuts the line at the next saves: before they arrive, or after they were stored but before the answer. */
  trouble: Trouble;
  /** What is wrong with a save by a rule the form does not know, answer by answer; nothing: it is taken. */
  refusal: (save: RecordSave) => NonNullable<Fault['fields']>;
  /** Every save that was stored, in order. */
  readonly accepted: readonly RecordSave[];
  /** The newest version of every record of a form, removed ones included. */
  entries(formId: string): readonly RecordSnapshot[];
  /** The same stored records as another user sees them. */
  as(user: { readonly id: string; readonly name: string }): RecordRepository;
};

/** Stored records with versions, idempotent saves and conflict answers, as the server has them. */
export function createMemoryRecordRepository(
  clock: Clock,
  options: {
    readonly user?: { readonly id: string; readonly name: string };
    readonly institutionCode?: string;
    readonly titles?: { readonly [formId: string]: string };
  } = {},
): MemoryRecordRepository {
  const { user = { id: 'u1', name: '李医生' }, institutionCode = '110105001', titles = {} } = options;
  const versions = new Map<string, readonly { readonly record: RecordSnapshot; readonly reason?: string }[]>();
  const answered = new Map<string, RecordSnapshot>();
  const accepted: RecordSave[] = [];

  const newest = (id: string): RecordSnapshot | undefined => versions.get(id)?.at(-1)?.record;
  const of = (query: Parameters<RecordRepository['list']>[0]): readonly RecordSnapshot[] =>
    [...versions.keys()]
      .map((id) => newest(id) as RecordSnapshot)
      .filter(
        (record) =>
          (record.removed === true) === (query.removed === true) &&
          record.subjectId === query.subjectId &&
          (query.formId ?? record.formId) === record.formId,
      )
      .sort((a, b) => (a.occurredOn === b.occurredOn ? (a.id < b.id ? 1 : -1) : a.occurredOn < b.occurredOn ? 1 : -1));

  const store = (save: RecordSave, by: typeof user, removed = false): Result<RecordSnapshot, RecordConflict> => {
    const known = answered.get(save.saveId);
    if (known) return ok(known);
    const current = newest(save.id);
    if ((current?.version ?? 0) !== save.baseVersion) {
      if (!current) throw missing('record.not-found');
      return fail({ base: versions.get(save.id)?.[save.baseVersion - 1]?.record, theirs: current });
    }
    const at = clock.now().toISOString();
    const { baseVersion, reason, saveId, confirmed: _read, ...rest } = structuredClone(save);
    const record: RecordSnapshot = {
      ...rest,
      ...(removed && { removed: true as const }),
      institutionCode,
      version: baseVersion + 1,
      createdAt: current?.createdAt ?? at,
      createdBy: current?.createdBy ?? by.id,
      updatedAt: at,
      updatedBy: by.id,
      updatedByName: by.name,
    };
    versions.set(save.id, [...(versions.get(save.id) ?? []), { record, ...(reason !== undefined && { reason }) }]);
    answered.set(saveId, record);
    accepted.push(save);
    return ok(record);
  };
  /** Out of its register or back into it: a version with the same answers. */
  const move = ({ id, removed, baseVersion, saveId, reason }: RecordRemoval, by: typeof user) => {
    const current = newest(id);
    if (!current) throw missing('record.not-found');
    if (!answered.has(saveId) && current.version === baseVersion && (current.removed === true) === removed)
      return ok(current);
    const { formId, formVersion, subjectId, occurredOn, data } = current;
    return store(
      {
        id,
        formId,
        formVersion,
        subjectId,
        occurredOn: firstDayOf(occurredOn),
        data,
        baseVersion,
        saveId,
        ...(reason !== undefined && { reason }),
      },
      by,
      removed,
    );
  };

  const refuseRemoved = (save: RecordSave): RecordSave => {
    const fields = repository.refusal(save);
    if (fields[0]) throw fault({ code: 'record.refused', category: 'input', message: fields[0].message, fields });
    if (newest(save.id)?.removed && !answered.has(save.saveId))
      throw fault({ code: 'record.removed', category: 'conflict', message: '这一条已被删除，您的修改没有保存' });
    return save;
  };
  const overTheLine = <Value>(write: () => Value): Value => {
    if (repository.trouble === 'before-storing') throw cut();
    const answer = write();
    if (repository.trouble === 'after-storing') throw cut();
    return structuredClone(answer);
  };

  const seenBy = (by: typeof user): RecordRepository => ({
    async read(recordId) {
      const record = newest(recordId);
      if (!record) throw missing('record.not-found');
      return structuredClone(record);
    },
    list: async (query) =>
      of(query).map(({ data: _data, origins: _origins, ...record }) => ({
        ...record,
        title: titles[record.formId] ?? record.formId,
        headline: [],
      })),
    latest: async ({ before, ...query }) =>
      structuredClone(of(query).find((record) => before === undefined || record.occurredOn < before)),
    save: async (save) => overTheLine(() => store(refuseRemoved(save), by)),
    remove: async (removal) => overTheLine(() => move(removal, by)),
    async facts(recordId) {
      const record = newest(recordId);
      if (!record) throw missing('record.not-found');
      return {};
    },
    async history(recordId) {
      const all = versions.get(recordId);
      if (!all) throw missing('record.not-found');
      return all
        .map(({ record, reason }): RecordVersion => ({
          version: record.version,
          savedAt: record.updatedAt,
          savedBy: record.updatedBy,
          savedByName: record.updatedByName,
          ...(reason !== undefined && { reason }),
          ...(record.removed && { removed: true as const }),
          data: record.data,
        }))
        .reverse();
    },
  });
  const repository: MemoryRecordRepository = {
    ...seenBy(user),
    trouble: 'none',
    refusal: () => [],
    accepted,
    as: seenBy,
    entries: (formId) =>
      [...versions.keys()].map((id) => newest(id) as RecordSnapshot).filter((record) => record.formId === formId),
  };
  return repository;
}

const missing = (code: string) => fault({ code, category: 'input', message: '没有找到这条记录，可能已被删除。' });
const cut = () => fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
