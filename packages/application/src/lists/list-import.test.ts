import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import { expect, it, vi } from 'vitest';
import { createListImport } from './list-import.ts';
import type { ListImports } from './list-imports.port.ts';

const check = (id: string, counts: ImportCheck['counts']): ImportCheck => ({
  id,
  fileName: '',
  counts,
  lines: [],
  unread: [],
});
const FILE = { name: 'a.xlsx', bytes: async () => new Uint8Array(1) };

/** A server that reads what it is told to, in the order it is asked. */
function fakeImports(answers: readonly (ImportCheck | Error)[]) {
  const taken: string[] = [];
  const contents: (string | undefined)[] = [];
  let asked = 0;
  const imports: ListImports = {
    check: async (_list, _file, content) => {
      contents.push(content);
      const answer = answers[asked++];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nothing more');
      return answer;
    },
    takeIn: async (id, known) => {
      taken.push(`${id} ${known}`);
      return { id } as ListJob;
    },
    saveTemplate: (_list, content) => void contents.push(content),
  };
  return { imports, taken, contents };
}

it('shows a file before it writes it, once, as it was chosen', async () => {
  const { imports, taken } = fakeImports([check('i1', { new: 0, known: 2, wrong: 1 })]);
  const jobs: string[] = [];
  const one = createListImport(imports, 'drug-catalogue', ({ id }) => void jobs.push(id));
  one.confirm();
  one.choose(FILE);
  await vi.waitFor(() => expect(one.state$.value.step).toBe('looking'));
  // Nothing would be written: what is there stays as it is.
  one.confirm();
  expect(taken).toEqual([]);
  one.setKnown('update');
  one.confirm();
  one.confirm();
  await vi.waitFor(() => expect(one.state$.value.step).toBe('started'));
  expect([taken, jobs]).toEqual([['i1 update'], ['i1']]);
  one.end();
});

it('says why a file cannot be read, and takes the next one', async () => {
  const { imports } = fakeImports([new Error('没有找到表头'), check('i2', { new: 1, known: 0, wrong: 0 })]);
  const one = createListImport(imports, 'drug-catalogue', () => undefined);
  one.choose(FILE);
  await vi.waitFor(() => expect(one.state$.value.fault).toBeDefined());
  expect(one.state$.value.step).toBe('choosing');
  one.choose(FILE);
  await vi.waitFor(() => expect(one.state$.value.check?.id).toBe('i2'));
  expect(one.state$.value.fault).toBeUndefined();
  one.end();
});

it('asks for what the file is of, and puts one aside that was of something else', async () => {
  const { imports, contents } = fakeImports([
    check('i1', { new: 1, known: 0, wrong: 0 }),
    check('i2', { new: 2, known: 0, wrong: 0 }),
  ]);
  const [cards, visits] = [
    { id: 'cards', label: '专档', unit: '份' },
    { id: 'visits', label: '随访记录', unit: '份' },
  ];
  const one = createListImport(imports, 'hypertension-record-list', () => undefined, [cards!, visits!]);
  one.choose(FILE);
  await vi.waitFor(() => expect(one.state$.value.check?.id).toBe('i1'));
  one.setContent(visits!);
  expect(one.state$.value).toEqual({ step: 'choosing', known: 'skip', content: visits });
  one.saveTemplate();
  one.choose(FILE);
  await vi.waitFor(() => expect(one.state$.value.check?.id).toBe('i2'));
  expect(contents).toEqual(['cards', 'visits', 'visits']);
  one.end();
});
