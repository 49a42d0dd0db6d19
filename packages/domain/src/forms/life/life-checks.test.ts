import { expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/index.ts';
import type { FieldDefinition, FormContext } from '../index.ts';
import { laterVisitsSaid } from './seen-alive.ts';
import { context, engineOf } from '../testing/engine-of.ts';

const fields: readonly FieldDefinition[] = [
  { key: 'visitDate', label: '随访日期', type: 'date', required: true, proposed: 'today' },
  { key: 'lost', label: '失访', type: 'boolean' },
  { key: 'deathTime', label: '死亡时间', type: 'dateTime', visibleWhen: { field: 'lost', in: [true] } },
];
const day = (text: string): CalendarDay => text as CalendarDay;
const of = (more: Partial<NonNullable<FormContext['resident']>>): FormContext => ({
  ...context,
  resident: { ...context.resident, id: 'r', ...more },
});
const sheet = (more: Partial<NonNullable<FormContext['resident']>>) =>
  engineOf(fields, { occurredOn: 'visitDate', diesOn: 'deathTime', context: of(more) });
const said = (engine: ReturnType<typeof sheet>) =>
  engine.issues().flatMap(({ field, severity, message }) => (severity === 'warning' ? [[field, message]] : []));

it('proposes no day of a visit after the death, and asks about one that is typed', () => {
  const engine = sheet({ diedOn: day('2026-05-01') });
  expect(engine.state('visitDate').value).toBeUndefined();
  engine.set('visitDate', '2026-05-01');
  expect(said(engine)).toEqual([]);
  engine.set('visitDate', '2026-05-02');
  expect(said(engine)).toEqual([['visitDate', '晚于登记的死亡日期 2026-05-01，请核对。']]);
  // The sheet that tells of the death is written after it.
  engine.setMany({ lost: true, deathTime: '2026-05-01T08:00' });
  expect(said(engine)).toEqual([]);
});

it('proposes today to whoever lives, and where the death was today', () => {
  expect(sheet({}).state('visitDate').value).toBe(context.today);
  expect(sheet({ diedOn: context.today }).state('visitDate').value).toBe(context.today);
});

it('proposes and asks nothing of the card that is of the day of the death itself', () => {
  const engine = engineOf([{ key: 'deathTime', label: '死亡时间', type: 'dateTime', proposed: "'2026-05-02T08:00'" }], {
    ...{ occurredOn: 'deathTime', diesOn: 'deathTime', context: of({ diedOn: day('2026-05-01') }) },
  });
  expect(engine.state('deathTime').value).toBe('2026-05-02T08:00');
  expect(engine.issues()).toEqual([]);
});

it('asks about a death before visits that are stored, by name', () => {
  const seen = [{ on: day('2026-08-20'), title: '高血压患者随访' }];
  const engine = sheet({ seen, lastSeenOn: day('2026-08-20') });
  engine.setMany({ lost: true, deathTime: '2026-08-20T01:00' });
  expect(said(engine)).toEqual([]);
  engine.set('deathTime', '2026-08-19T23:59');
  expect(said(engine)).toEqual([
    ['deathTime', '死亡日期 2026-08-19 以后还有服务记录：2026-08-20 高血压患者随访。请核对死亡日期和这些记录。'],
  ]);
});

it('names three of many visits, the newest first, and counts them all', () => {
  const seen = ['2026-01-05', '2026-04-05', '2026-03-05', '2026-02-05'].map((on) => ({ on: day(on), title: '随访' }));
  expect(laterVisitsSaid('2026-01-01', seen)).toBe(
    '死亡日期 2026-01-01 以后还有服务记录：2026-04-05 随访、2026-03-05 随访、2026-02-05 随访等 4 份。请核对死亡日期和这些记录。',
  );
  expect(laterVisitsSaid('2026-04-05', seen)).toBeUndefined();
});
