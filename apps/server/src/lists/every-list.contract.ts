import {
  answerList,
  cellsOfRows,
  readQuestion,
  type AskedBy,
  type Column,
  type ListQuestion,
} from '@gongwei/domain/lists';
import { isWithin } from '../database/scope.ts';
import type { CalendarDay } from '@gongwei/domain/shared';
import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { createRandom } from '../seed/random.ts';
import { isLongRun, reportFigure } from '../testing/index.ts';
import { fullCounty } from '../testing/lists/full-county.ts';
import { listedRows, type ListedRows } from '../testing/lists/listed-rows.ts';
import { randomQuestion, randomValue } from '../testing/lists/random-question.ts';
import { ROW_ID } from './list.schemas.ts';
import { countEach, countRows } from './count.query.ts';
import { facetsOf } from './facets.query.ts';
import { readPage } from './read-page.query.ts';
import { serveLists } from './serve-lists.ts';
import { thingNames } from './thing-names.query.ts';
import type { ListReader, ServedList } from './source.ts';

const lists = await serveLists(factsForLists(RESIDENT_FACTS));
const TODAY = '2026-06-15' as CalendarDay;
/**
 * What every list promises over a database: random questions are answered as the rules answer them, each sort, filter and view
 * too, and nobody is shown what is not theirs. `runs`: random questions of each list; `everyPart`: each sort, filter and view by itself; `nth`: of so
 * many lists one.
 */
export function everyListContract(
  name: string,
  open: () => Promise<Database>,
  { runs, everyPart = true, nth = 1 }: { readonly runs: number; readonly everyPart?: boolean; readonly nth?: number },
): void {
  let database: Database;
  let rowsOf: ListedRows;
  const staff: { [name: string]: Staff } = {};
  let asked: AskedBy;

  beforeAll(async () => {
    database = await open();
    const county = await fullCounty(database, lists);
    for (const name of ['county', 'viewer', 'village']) {
      const [user] = await database.query<{ id: string }>('select id from users where username = $1', [name]);
      staff[name] = (await findStaff(database, user?.id as string)) as Staff;
    }
    asked = askedBy('county');
    rowsOf = await listedRows(
      database,
      county,
      lists,
      RESIDENT_FACTS.map(({ key }) => key),
      asked,
    );
  }, 240_000);
  const answers = { questions: 0, differ: 0 };
  afterAll(async () => {
    reportFigure({
      row: 0,
      what: `lists on ${name}: answers to random questions that differ from the rules`,
      runs: answers.questions,
      figure: `${answers.differ} of ${answers.questions}`,
      aim: '0',
      passed: answers.differ === 0,
    });
    await database?.close();
  });

  const askedBy = (name: string): AskedBy => ({
    today: TODAY,
    year: 2026,
    me: staff[name]!.id,
    institution: staff[name]!.institutionCode,
  });
  const readingAs = (name: string, served: ServedList): ListReader => ({
    scope: { institutionCode: staff[name]!.institutionCode },
    staff: staff[name]!,
    reader: served.source.readerOf(staff[name]!),
    asked: askedBy(name),
  });
  const MOST = 200;
  const pageAs = (name: string, served: ServedList, question: Omit<ListQuestion, 'list'>, limit = MOST) => {
    const reading = readingAs(name, served);
    const read = readQuestion(
      served.list,
      { list: served.list.definition.id, ...question },
      reading.asked,
      reading.reader,
    );
    return readPage(database, served, read, reading, { offset: 0, limit });
  };

  /** Identifiers of rows that no column of their list shows. */
  let hidden: Set<string> | undefined;
  async function hiddenIds(): Promise<ReadonlySet<string>> {
    if (hidden) return hidden;
    hidden = new Set();
    for (const served of lists.all)
      for (const { id, cells } of (await pageAs('county', served, {})).rows)
        if (!Object.values(cells).includes(id)) hidden.add(id);
    return hidden;
  }

  /** Rows, order and cells, as the database and as the rules answer. `undefined`: alike. */
  async function difference(served: ServedList, question: ListQuestion): Promise<string | undefined> {
    const all = rowsOf(served);
    const page = await pageAs('county', served, question);
    if (!all) return undefined;
    const { reader } = readingAs('county', served);
    const wanted = answerList(readQuestion(served.list, question, asked, reader), all);
    const told = `${JSON.stringify(question)}`;
    if (page.count.found !== wanted.length)
      return `${told}: SQL finds ${page.count.found}, JavaScript ${wanted.length}`;
    const cells = cellsOfRows(served.list, reader);
    for (const [at, row] of page.rows.entries()) {
      const rule = wanted[at];
      if (rule?.id !== row.id) return `${told}: at ${at} SQL has ${row.id}, JavaScript ${rule?.id}`;
      const expected = cells(rule);
      for (const [key, value] of Object.entries(row.cells))
        if (!same(value, expected[key]))
          return `${told}: ${row.id} ${key}: SQL ${JSON.stringify(value)}, JavaScript ${JSON.stringify(expected[key])}`;
    }
    return undefined;
  }

  const same = (a: unknown, b: unknown): boolean =>
    typeof a === 'number' && typeof b === 'number'
      ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
      : JSON.stringify(a) === JSON.stringify(b);

  const asking = lists.all.filter((_, at) => at % nth === 0);
  describe.each(asking.map((served) => [served.list.definition.id, served] as const))('the list %s', (id, served) => {
    it('answers random questions as the rules do', async () => {
      const random = createRandom(`questions:${id}`);
      const told: string[] = [];
      for (let run = 0; run < runs; run += 1) {
        const one = await difference(served, randomQuestion(random, served.list, lists.library));
        if (one !== undefined) told.push(one);
      }
      answers.questions += runs;
      answers.differ += told.length;
      expect(told.slice(0, 3)).toEqual([]);
    }, 300_000);

    it('shows a village only its own and hides from who may only look', async () => {
      const place = staff['village']!.institutionCode;
      const own = await pageAs('village', served, {});
      if (served.source.person) {
        const ids = own.rows.flatMap(({ residentId }) => residentId ?? []);
        const places = await database.query<{ institution_code: string }>(
          'select institution_code from residents where id = any($1)',
          [ids],
        );
        expect(
          places.filter(({ institution_code }) => !isWithin({ institutionCode: place }, institution_code)),
        ).toEqual([]);
      }
      // Whatever tells a row apart can be sent back: to be ticked, read on from, asked about.
      for (const row of own.rows) expect(row.id).toMatch(new RegExp(ROW_ID.pattern));
      const hidden = await pageAs('viewer', served, {});
      const masked = [...served.list.columns.values()].filter(({ masked: kind }) => kind !== undefined);
      for (const { column } of masked)
        for (const { cells } of hidden.rows)
          expect(cells[column.key] === null || String(cells[column.key]).includes('*'), column.key).toBe(true);
    });

    it('is asked for things by what they are called: no filter of texts or codes tests identifiers nobody can read', async () => {
      const tested = [...served.list.filters.values()].flatMap(({ filter: { key, label, kind, of }, on }) =>
        (kind === 'text' || kind === 'choice') && of === undefined
          ? on.map((value, at) => {
              const column: Column = { key: `${key} ${at}`, label, value: value.source, cell: 'text', width: 1 };
              return [column.key, { column, value }] as const;
            })
          : [],
      );
      const values = {
        ...served,
        list: { ...served.list, columns: new Map([...served.list.columns, ...tested]), actions: [] },
      };
      const ids = await hiddenIds();
      const { rows } = await pageAs('county', values, {});
      const bare = rows.flatMap(({ cells }) =>
        tested
          .filter(([key]) => typeof cells[key] === 'string' && ids.has(cells[key]))
          .map(([key]) => [key, cells[key]]),
      );
      expect(bare).toEqual([]);
      for (const { filter } of served.list.filters.values()) {
        const { of } = filter;
        const things = of && lists.get(of.list);
        if (!of || !things) continue;
        const titled = (await pageAs('county', things, {})).rows.flatMap(({ id, cells }) => {
          const name = cells[of.column];
          return typeof name === 'string' ? [[id, name] as const] : [];
        });
        expect([filter.key, titled.length > 0]).toEqual([filter.key, true]);
        const asked = { [filter.key]: [...titled.map(([id]) => id), '0190-gone'] };
        expect(await thingNames(database, lists, served, readingAs('county', served), asked)).toEqual({
          ...Object.fromEntries(titled),
          ...(filter.kind === 'thing' && { '0190-gone': '已删除或不在您的范围' }),
        });
      }
    });

    it('counts beside each code as many rows as it finds', async () => {
      const reading = readingAs('county', served);
      const random = createRandom(`facets:${id}`);
      const read = (question: Omit<ListQuestion, 'list'>) =>
        readQuestion(served.list, { list: id, ...question }, reading.asked, reading.reader);
      const coded = [...served.list.filters.values()].flatMap(({ filter: { key, kind } }) =>
        kind === 'choice' || kind === 'switch' ? [key] : [],
      );
      const counted = await facetsOf(database, served, read({}), reading, coded, lists.library);
      for (const [key, codes] of Object.entries(counted)) {
        // One that is there, where there is one, and any other.
        const all = Object.keys(codes);
        const there = all.filter((code) => codes[code]);
        const asked = [there, all].filter((some) => some.length > 0).map((some) => random.pick(some));
        for (const code of new Set(asked)) {
          const { found } = await countRows(database, served, read({ where: { [key]: [code] } }), reading, true);
          expect({ key, code, counted: codes[code] }).toEqual({ key, code, counted: found });
        }
      }
    }, 120_000);

    it.each(['county', 'village'])(
      'counts several questions of %s at once as it finds them one by one',
      async (who) => {
        const reading = readingAs(who, served);
        const random = createRandom(`counts:${id}`);
        const drawn = Array.from({ length: 4 }, () => randomQuestion(random, served.list, lists.library));
        const questions = [{}, ...[...served.list.views.keys()].map((view) => ({ view })), ...drawn].map((question) =>
          readQuestion(served.list, { list: id, ...question }, reading.asked, reading.reader),
        );
        const apart: unknown[] = [];
        for (const question of questions) apart.push(await countRows(database, served, question, reading, true));
        expect(await countEach(database, served, questions, reading)).toEqual(apart);
      },
    );

    if (!everyPart) return;
    it('sorts by each sort, up or down, and narrows by each filter and view', async () => {
      const random = createRandom(`parts:${id}`);
      const { definition } = served.list;
      const questions: ListQuestion[] = [
        ...definition.columns
          .filter((column) => column.sortable)
          .flatMap(({ key }, at) => {
            const both = [
              { list: id, sort: [{ by: key }] },
              { list: id, sort: [{ by: key, descending: true as const }] },
            ];
            // One after the other is turned round: the same words of SQL are written for all of them.
            return isLongRun() ? both : both.slice(at % 2, (at % 2) + 1);
          }),
        ...definition.filters.map(({ key }) => ({
          list: id,
          where: { [key]: randomValue(random, served.list, key, lists.library) },
        })),
        ...(definition.views ?? []).map((view) => ({ list: id, view: view.id })),
      ];
      for (const question of questions) expect(await difference(served, question)).toBeUndefined();
    }, 300_000);
  });
}
