import { createCountingIdSource, createMemoryWorld } from '@gongwei/adapters/memory';
import { createPrintQueue, loadPrintJob } from '@gongwei/application/paper';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import { layoutFor, layoutsOf, notesOf, paperLines, printRecord } from '@gongwei/paper';
import type { PaperRecord, Piece, PrintedBlock, PrintedCell } from '@gongwei/paper';
import { calendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { belonging, toBeShown } from '../../paper/belonging.ts';
import { filled } from '../../paper/fill.ts';
import { missingAnswers, type ShownSheet } from '../../paper/missing-answers.ts';
import { resident, sessionOf } from './desk.fixture.ts';

/**
 * A sheet is printed by `application/paper` and `@gongwei/paper` alone, which may not import React (`tools/layers.ts`); what a browser
 * adds is measuring and drawing. Here every form with paper is printed in Node, and no answer is missing.
 */
const forms = await Promise.all(formIndex.map(({ id }) => loadForm(id)));
const own = sessionOf('u1', '李医生');
/** Its code is that of no region: both stand in one book of names. */
const clinic = { ...own.institution, code: '110105990' };
const li = { ...own, institution: clinic, institutions: [clinic] };
const world = createMemoryWorld({ forms, residents: [resident], users: { li } });
const { print } = await world.start('li');
const ids = createCountingIdSource(9);

async function saved(formId: string, formVersion: number, data: Answers): Promise<string> {
  const id = ids.next();
  const outcome = await print.records.save({
    id,
    formId,
    formVersion,
    subjectId: resident.id,
    occurredOn: calendarDay(2026, 11, 20),
    data,
    baseVersion: 0,
    saveId: ids.next(),
  });
  if (!outcome.ok) throw new Error(`${formId}: not saved`);
  return id;
}

const TEETH = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'];
const bare = (text: string): string => text.replaceAll(/\s/g, '');
const piecesIn = ({ lines, columns = [] }: PrintedCell): readonly Piece[] => [
  ...lines.flat(),
  ...columns.flatMap(piecesIn),
];
const piecesOf = (block: PrintedBlock): readonly Piece[] =>
  block.kind === 'table'
    ? block.rows.flatMap(({ cells }) => cells.flatMap(piecesIn))
    : block.kind === 'paragraph'
      ? block.line
      : [];

/** What a printed record shows, as a browser would be asked for it. */
function shownOn(record: PaperRecord): ShownSheet & { readonly drawn: readonly string[] } {
  const printed = printRecord(record, new Set());
  const blocks = [...printed.pages.flatMap((page) => page.blocks), ...notesOf(record, printed)];
  const fields: Record<string, string> = {};
  const note = (key: string, words: string): void => void (fields[key] = `${fields[key] ?? ''}|${bare(words)}`);
  const pictures: string[] = [];
  for (const piece of blocks.flatMap(piecesOf)) {
    if (piece.kind === 'fill') note(piece.field, piece.text);
    if (piece.kind === 'code') note(piece.field, piece.code);
    if (piece.kind === 'boxes') note(piece.field, piece.codes.join('/'));
    if (piece.kind === 'ring' && piece.chosen) note(piece.field, `${piece.text}${piece.code}`);
    if (piece.kind === 'teeth') TEETH.forEach((at, place) => note(`${piece.field}${at}`, piece.quadrants[place] ?? ''));
    if (piece.kind === 'picture') pictures.push(...piece.sources);
  }
  pictures.push(...blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : [])));
  const drawn = blocks.flatMap((block) => (block.kind === 'drawing' ? block.prints : []));
  return { text: bare(paperLines(record).join('')), fields, pictures, drawn };
}

describe('a sheet is printed without React', () => {
  it.each(forms.map((form) => [form.definition.id, form] as const))('%s', async (id, module) => {
    const form = compileForm(module);
    const [answers = {}] = await filled(id, 'random');
    const layouts = await layoutsOf(form);
    for (const layout of layouts.length > 0 ? layouts : [await layoutFor(form, answers)]) {
      // As it is stored.
      const data = JSON.parse(JSON.stringify(belonging(layout, answers, 0))) as Answers;
      const recordId = await saved(id, module.definition.version, data);
      const { papers, record } = await loadPrintJob(print, recordId);
      const paper = papers.find(({ sheet, visits }) => [sheet, ...visits].some((one) => one.data === record.data));
      const { title, when } = await layoutFor(form, data);
      expect(paper?.layout).toMatchObject({ title, ...(when && { when }) });
      const shown = shownOn(paper as PaperRecord);
      const wanted = Object.entries(toBeShown(layout, data)).filter(([key]) => !shown.drawn.includes(key));
      expect(missingAnswers(form, Object.fromEntries(wanted), shown)).toEqual([]);
      expect(shown.text).not.toMatch(/\{[A-Za-z]|undefined|\[object/);
    }
  });

  it('and a missing answer is found', async () => {
    const form = compileForm(await loadForm('visit-record'));
    expect(missingAnswers(form, { subjective: '头晕三天' }, { text: '', fields: {}, pictures: [] })).toEqual([
      'subjective: "头晕三天"',
    ]);
  });
});

describe('a queue of sheets', () => {
  it('gets several ready, tells how far it is, and leaves out what cannot be read', async () => {
    const first = await saved('visit-record', 1, { subjective: '甲' });
    const second = await saved('visit-record', 1, { subjective: '乙' });
    const queue = createPrintQueue(print, [first, 'nobody', second]);
    const seen: number[] = [];
    const listening = queue.state$.subscribe(({ tried }) => seen.push(tried));
    while (queue.state$.value.tried < 3) await Promise.resolve();
    listening.unsubscribe();
    const { jobs, failed, total } = queue.state$.value;
    expect(jobs.map(({ record }) => record.id)).toEqual([first, second]);
    expect([failed, total]).toEqual([1, 3]);
    expect(seen.at(0)).toBe(0);
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]));
  });
});
