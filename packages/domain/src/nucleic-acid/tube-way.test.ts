import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TUBE_STATES, type TubeState } from './tube.machine.ts';
import { URGE_STAGES, urgeStageOf } from './tube-urge.rules.ts';
import { tubeEventLabel, tubeWay } from './tube-way.rules.ts';

type TubeStep = Parameters<typeof tubeWay>[0][number];
const at = (hour: number): string => new Date(Date.UTC(2026, 5, 15, 0, hour * 60)).toISOString();
/** States with the hour they were reached. */
const steps = (...way: readonly (readonly [TubeState, number])[]): readonly TubeStep[] =>
  way.map(([to, hour], place) => ({ at: at(hour), from: way[place - 1]?.[0], to }));
const short = (way: readonly TubeStep[], now: number, limitHours?: number) =>
  tubeWay(way, { now: at(now), limitHours }).map(({ label, is, hours, late }) =>
    [label, is, hours ?? '', late ? 'late' : ''].join(' ').trim(),
  );

describe('the way of a tube', () => {
  it('tells how long each stage took, which one it waits for, and what was left out', () => {
    expect(short(steps(['10', 0], ['40', 1.5], ['60', 4]), 5)).toEqual([
      ...['采样 done', '装箱 passed', '发车 passed', '接收 done 1.5', '上机 passed', '结果 done 2.5', '审核 waiting 1'],
      '报告 ahead',
    ]);
  });

  it('forgets what was undone, and keeps the first time of what was repeated', () => {
    const undone = steps(
      ['10', 0],
      ['20', 1],
      ['30', 2],
      ['40', 3],
      ['50', 4],
      ['60', 5],
      ['60', 6],
      ['70', 7],
      ['60', 8],
    );
    expect(short(undone, 9).slice(4)).toEqual(['上机 done 1', '结果 done 1', '审核 waiting 4', '报告 ahead']);
    expect(short(steps(['10', 0], ['20', 1], ['10', 2]), 3).slice(0, 3)).toEqual([
      '采样 done',
      '装箱 waiting 3',
      '发车 ahead',
    ]);
  });

  it('marks the stage in which the limit ran out, and no other', () => {
    const way = steps(['10', 0], ['40', 2], ['60', 7], ['70', 8], ['80', 30]);
    expect(short(way, 40, 6)).toEqual([
      ...['采样 done', '装箱 passed', '发车 passed', '接收 done 2', '上机 passed', '结果 done 5 late', '审核 done 1'],
      '报告 done 22',
    ]);
    expect(short(way, 40, 8).join()).not.toContain('late');
    expect(short(steps(['10', 0]), 25, 24)).toContain('装箱 waiting 25 late');
  });

  it.each(['45', '90', '65'] as const)('waits for nothing where it ended in %s', (state) => {
    expect(short(steps(['10', 0], [state, 1]), 9).join()).not.toMatch(/waiting|ahead/);
  });

  it('never waits for two things, nor ends before it begins, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TUBE_STATES), { maxLength: 12 }), (states) => {
        const way = tubeWay(steps(...states.map((state, place) => [state, place] as const)), {
          now: at(20),
          limitHours: 6,
        });
        expect(way.filter(({ is }) => is === 'waiting').length).toBeLessThanOrEqual(1);
        expect(way.filter(({ late }) => late).length).toBeLessThanOrEqual(1);
        expect(way.every(({ hours }) => hours === undefined || hours >= 0)).toBe(true);
      }),
    );
  });

  it('is ahead where nothing is known of it', () => {
    expect(new Set(tubeWay([], { now: at(1) }).map(({ is }) => is))).toEqual(new Set(['ahead']));
  });

  it('has a word for every step', () => {
    expect([tubeEventLabel('REGISTER'), tubeEventLabel('CONCEDE'), tubeEventLabel('NEW')]).toEqual([
      '采样登记',
      '让步接收',
      'NEW',
    ]);
  });
});

it('somebody can be urged about a tube as long as it is on its way', () => {
  const waiting = TUBE_STATES.filter((state) => urgeStageOf(state) !== undefined);
  expect(waiting).toEqual(['10', '20', '30', '40', '50', '60', '70']);
  expect(TUBE_STATES.map((state) => urgeStageOf(state)?.label ?? '')).toEqual([
    ...['采样送检', '采样送检', '收样', '检测', '', '检测', '审核、报告', '', '', '审核、报告', '', '', ''],
  ]);
  expect(URGE_STAGES.map(({ code }) => code)).toEqual(['1', '2', '3', '4']);
});
