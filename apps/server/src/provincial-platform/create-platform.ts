import type { JsonObject } from '@gongwei/domain/shared';
import { judgeRecord, type KnownPerson } from './judge-record.ts';
import { ARCHIVE_SHEET } from './platform-rules.data.ts';
import {
  MOST_AT_ONCE,
  PLATFORM_PASSWORD,
  type AccountAnswer,
  type HeldRecord,
  type ListAnswer,
  type ListQuestion,
  type RecordAnswer,
  type RecordDeletion,
  type RecordKey,
  type SentRecord,
} from './wire.ts';

/** A record as it is held: by which message it came last, and how often something came for it. */
type Held = HeldRecord & { readonly key: string; readonly sentAt: string; readonly taken: number };
export type ProvincialPlatform = ReturnType<typeof createProvincialPlatform>;

const keyOf = ({ idNumber, sheet, day }: RecordKey): string => `${idNumber}|${sheet}|${day}`;

function checkAccount(username: string, password: string): AccountAnswer {
  if (username.startsWith('locked')) return { state: '4', message: '该账号已被平台锁定，请联系平台管理员' };
  return password === PLATFORM_PASSWORD
    ? { state: '1', message: '检验通过' }
    : { state: '2', message: '平台用户名或密码错误' };
}

type Holdings = {
  readonly records: Map<string, Held>;
  readonly people: Map<string, KnownPerson>;
  readonly newest: Map<string, number>;
};

/**
 * What it does not hold is deleted already, and is told so. Who has other records here keeps their archive, and what a sender sent before they
 * asked for the deletion brings nothing back.
 */
function removeFrom({ records, people, newest }: Holdings, deletion: RecordDeletion): RecordAnswer {
  const { id, source, sentAt, reason } = deletion;
  if (reason.trim() === '') return { ok: false, code: 'E06', message: '没有写删除的原因', field: 'reason' };
  const known = [...records.values()].find((one) => one.id === id);
  const isArchive = known?.sheet === ARCHIVE_SHEET;
  if (isArchive && [...records.values()].some((one) => one.idNumber === known.idNumber && one !== known))
    return { ok: false, code: 'E99', message: '该居民在平台还有其他记录，不能删除档案' };
  newest.set(source, Math.max(Date.parse(sentAt), newest.get(source) ?? Number.NEGATIVE_INFINITY));
  if (known) records.delete(keyOf(known));
  if (isArchive) people.delete(known.idNumber);
  return { ok: true, id };
}

/** The provincial platform without its wires: what it holds, and what it says to whoever sends. In memory: it ends with its process. */
export function createProvincialPlatform() {
  const records = new Map<string, Held>();
  const people = new Map<string, KnownPerson>();
  /** By the sender's number: when the newest message was sent that came of it, whatever became of it. */
  const newest = new Map<string, number>();
  let [made, repeats, deleted] = [0, 0, 0];

  const keep = (record: SentRecord, id: string, taken: number): void => {
    const { key, sentAt, person, sheet, day, institution, fields } = record;
    const place = { idNumber: person.idNumber, sheet, day };
    records.set(keyOf(place), { ...place, id, name: person.name, institution, fields, key, sentAt, taken });
    if (sheet !== ARCHIVE_SHEET) return;
    people.set(person.idNumber, { name: person.name, filedOn: day, ended: false });
  };

  return {
    check: checkAccount,

    /**
     * The same message again is answered with the same number; another one for the same day needs that number. What was sent before
     * something that is here already changes nothing any more.
     */
    take(record: SentRecord): RecordAnswer {
      const [sent, last] = [Date.parse(record.sentAt), newest.get(record.source) ?? Number.NEGATIVE_INFINITY];
      if (sent > last) newest.set(record.source, sent);
      const refusal = judgeRecord(record, people.get(record.person.idNumber));
      if (refusal) return refusal;
      const place = { idNumber: record.person.idNumber, sheet: record.sheet, day: record.day };
      const known =
        records.get(keyOf(place)) ??
        [...(record.platformId ? records.values() : [])].find(({ id }) => id === record.platformId);
      if (known && (known.key === record.key || known.sentAt === record.sentAt)) {
        repeats += 1;
        return { ok: true, id: known.id };
      }
      if (sent < last) return { ok: false, code: 'E99', message: '平台已收到之后发出的一份，这一份没有采用' };
      if (known && known.id !== record.platformId)
        return { ok: false, code: 'E08', message: `平台已有 ${record.day} 的同类记录，编号 ${known.id}` };
      if (known) records.delete(keyOf(known));
      const id = known?.id ?? `P${String((made += 1)).padStart(8, '0')}`;
      keep(record, id, (known?.taken ?? 0) + 1);
      return { ok: true, id };
    },

    /** See `removeFrom`. */
    remove(deletion: RecordDeletion): RecordAnswer {
      const before = records.size;
      const answer = removeFrom({ records, people, newest }, deletion);
      deleted += before - records.size;
      return answer;
    },

    ask: (keys: readonly RecordKey[]): readonly (HeldRecord | null)[] =>
      keys.map((key) => records.get(keyOf(key)) ?? null),

    list({ institution, sheets, from, to, after = '' }: ListQuestion): ListAnswer {
      const found = [...records.values()]
        .filter((one) => one.institution.startsWith(institution) && sheets.includes(one.sheet))
        .filter((one) => one.day >= from && one.day <= to && one.id > after)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return { ok: true, records: found.slice(0, MOST_AT_ONCE), more: found.length > MOST_AT_ONCE };
    },

    /** `repeats`: messages that came although they were held already. `deleted`: records a county had deleted. */
    held: () => ({ records: [...records.values()], people: people.size, repeats, deleted }),
    /** Somebody works on the platform itself: a record goes, or says something else from now on. */
    change(key: RecordKey, fields: JsonObject | null): boolean {
      const known = records.get(keyOf(key));
      if (!known) return false;
      if (fields === null) records.delete(keyOf(key));
      else records.set(keyOf(key), { ...known, fields: { ...known.fields, ...fields }, key: '' });
      return true;
    },
  };
}
