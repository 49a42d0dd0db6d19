// The same page on a running server: what page.js gives to App.vue, with the engine and the records over HTTP in place of the world in memory.
import { createHttpRecordRepository, createHttpResidentDirectory, createWireCalls } from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { compileForm, createFormEngine, isFault, mergeAnswers, parseCalendarDay } from '@gongwei/domain';
import type { Answers, FormModule, Json } from '@gongwei/domain';
import { differencesOf, recordDay, type RecordSave, type RecordSnapshot } from '@gongwei/domain/forms';
import { layoutFor, printRecord, type PrintedPage } from '@gongwei/paper';
import { BehaviorSubject } from 'rxjs';
import { shallowRef } from 'vue';

type Sheet = { readonly title: string; readonly head: string; readonly pages: readonly PrintedPage[] };

/** `origin` is empty in a browser: the page's own host passes `/api` on. A program names the server, and a token. */
export async function openServerPage(formModule: FormModule, origin = '', token?: string) {
  const calls = createWireCalls(createHttpGateway({ origin, token: () => token, now: Date.now }));
  const [records, residents, ids] = [
    createHttpRecordRepository(calls),
    createHttpResidentDirectory(calls),
    createUuidV7Source({ now: Date.now, random: (bytes) => crypto.getRandomValues(bytes) }),
  ];

  // The server's day, somebody, and what the server knows of them: a form is opened with these.
  const form = compileForm(formModule);
  const time = await calls.resource({ method: 'GET', path: '/v1/time' });
  const today = parseCalendarDay((time.body as { today: string }).today);
  const asked = { where: { conditions: ['hypertension'] }, limit: 1 };
  const found = await calls.resource({ method: 'POST', path: '/v1/lists/resident-list/search', body: asked });
  const [row] = (found.body as { rows: { id: string }[] }).rows;
  if (!row || !today) throw new Error('Nobody with hypertension is in the reach of this token.');
  const { context } = await residents.background(row.id, form.definition.id, today);
  const engine = createFormEngine(form, context);

  // A subject for each field and derivation, told what a change says it touched.
  const issues$ = new BehaviorSubject(engine.issues());
  const fields = new Map(form.fields.map(({ key }) => [key, new BehaviorSubject(engine.state(key))]));
  const derivations = new Map(
    (form.definition.derivations ?? []).map(({ key }) => [key, new BehaviorSubject(engine.derivation(key))]),
  );
  const changeAll = (answers: { readonly [key: string]: Json | undefined }) => {
    const changed = engine.setMany(answers);
    for (const key of changed.fields) fields.get(key)?.next(engine.state(key));
    for (const key of changed.derivations) derivations.get(key)?.next(engine.derivation(key));
    issues$.next(engine.issues());
  };
  const change = (key: string, value: Json | undefined) => changeAll({ [key]: value });

  const [said, sheets] = [shallowRef(''), shallowRef<readonly Sheet[]>([])];
  const id = ids.next();
  let stored: RecordSnapshot | undefined;

  const draw = async (data: Answers) => {
    const names = context.user ? { [context.user.id]: context.user.name } : {};
    const sheet = { form, data, names };
    const layout = await layoutFor(form, data);
    const person = context.resident;
    const { pages } = printRecord({ layout, sheet, visits: [sheet], ...(person && { person }) }, new Set());
    const head = `姓名：${person?.name}　编号：${person?.archiveNumber}`;
    sheets.value = [{ title: layout.title, head, pages }];
  };

  const send = async (baseVersion: number): Promise<string> => {
    const data = engine.answers();
    const asIs: RecordSave = {
      ...{ id, subjectId: row.id, formId: form.definition.id, formVersion: form.definition.version },
      ...{ occurredOn: recordDay(form.definition, data) ?? today, data, baseVersion, saveId: ids.next() },
    };
    const saved = await records.save(asIs);
    if (saved.ok) {
      stored = saved.value;
      await draw(saved.value.data);
      return `已保存，第 ${saved.value.version} 版`;
    }
    // Somebody was first. Changes of different fields go together; of one field a person decides, here whoever saves again.
    const { base, theirs } = saved.failure;
    const both = mergeAnswers(base?.data ?? {}, data, theirs.data)
      .conflicts.map(({ key }) => form.field(key))
      .filter(({ type }) => type !== 'computed');
    const theirChanges = differencesOf(form, base?.data, theirs.data).filter(({ field }) => !both.includes(field));
    stored = theirs;
    changeAll(Object.fromEntries(theirChanges.map(({ field, after }) => [field.key, after])));
    if (both.length === 0) return send(theirs.version);
    return `${theirs.updatedByName}已先保存第 ${theirs.version} 版，也改了：${both.map(({ label }) => label).join('、')}。核对后再保存`;
  };

  const save = async () => {
    const open = engine.issues().filter(({ severity }) => severity !== 'warning');
    if (open.length > 0) return void (said.value = `还有 ${open.length} 项要填或改正`);
    // Anything but a conflict that keeps a save from being stored is thrown: a `Fault` has a sentence for whoever sits there.
    said.value = await send(stored?.version ?? 0).catch((thrown: unknown) => {
      if (!isFault(thrown)) throw thrown;
      return thrown.message;
    });
  };

  const live = {
    ...{ form, context, issues$, change },
    field$: (key: string) => fields.get(key),
    derivation$: (key: string) => derivations.get(key),
  };
  return { form: live, said, sheets, save, recordId: id };
}
