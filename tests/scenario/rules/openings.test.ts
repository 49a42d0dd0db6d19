import { createAnalyses, createNumbers, createStrip, type AnalysisGateway } from '@gongwei/application/measures';
import type { Clock, IdSource } from '@gongwei/application/shared';
import {
  ANALYSIS_IDS,
  isAnalysisId,
  NUMBER_STRIPS,
  pageOfYear,
  wholeYear,
  YEAR_NUMBERS,
  type AnalysisQuestion,
} from '@gongwei/domain/measures';
import { PAGES } from '@gongwei/domain/pages';
import { calendarDay } from '@gongwei/domain/shared';
import { loadAnalyses, openingQuestions } from '@gongwei/server/testing';
import { BehaviorSubject, filter, firstValueFrom, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';

const TODAY = calendarDay(2026, 6, 15);
const clock = { today: () => TODAY, now: () => new Date(`${TODAY}T04:00:00Z`) } as unknown as Clock;
const analyses = await loadAnalyses();
const everything = {
  institutionCode: '990101',
  permissions: [...new Set(JSON.stringify(PAGES).match(/[a-z-]+(?=:[VEM])/g))].map((code) => ({ code, letter: 'M' })),
};
const ahead = openingQuestions(analyses, everything as unknown as Parameters<typeof openingQuestions>[1], TODAY).map(
  ({ page, by, period, measures }) => written({ page: page.id, by, ...period, ...(measures && { measures }) }),
);

/** A number is asked for by whatever comes to the same statement. */
function written({
  page,
  by,
  from,
  until,
  measures,
}: Pick<AnalysisQuestion, 'page' | 'by' | 'from' | 'until' | 'measures'>) {
  return JSON.stringify([page, by, from, until, measures && [...new Set(measures)]]);
}

/** A server that notes what it is asked. */
function listening() {
  const asked: AnalysisQuestion[] = [];
  const gateway = {
    words: async () => ({ measures: [], mayOpen: false, wholeMonths: false }),
    figures: async (question: AnalysisQuestion) => {
      asked.push(question);
      return { rows: [], total: {} };
    },
  } as unknown as AnalysisGateway;
  return { asked: () => asked.map(written), gateway };
}

/** Until nothing is asked any more. */
async function settled(asked: () => readonly unknown[]): Promise<void> {
  for (let before = -1; before < asked().length;) {
    before = asked().length;
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}

describe('what is asked ahead of everybody is what opens', () => {
  it.each(ANALYSIS_IDS.filter((id) => isAnalysisId(id) && id !== 'smart-big-screen'))('page %s', async (id) => {
    const page = analyses.get(id) ?? expect.fail();
    const { asked, gateway } = listening();
    const session = { state$: new BehaviorSubject({ status: 'logged-out' }) } as never;
    const opened = createAnalyses({ gateway, session, clock, ids: { next: () => '1' } as unknown as IdSource }).at(
      page,
    );
    await firstValueFrom(opened.state$.pipe(filter(({ loading }) => !loading)));
    expect(asked().length).toBeGreaterThan(0);
    expect(asked().filter((one) => !ahead.includes(one))).toEqual([]);
  });
  it.each(NUMBER_STRIPS.map((strip) => [strip.id, strip] as const))('numbers above a list: %s', async (_, strip) => {
    const { asked, gateway } = listening();
    const looking = createStrip(gateway, clock, NEVER, strip).state$.subscribe();
    await settled(asked);
    looking.unsubscribe();
    expect(asked().length).toBeGreaterThan(0);
    expect(asked().filter((one) => !ahead.includes(one))).toEqual([]);
  });
  it.each(YEAR_NUMBERS.map((year) => [year.id, year] as const))('the first page: %s', async (_, year) => {
    const { asked, gateway } = listening();
    const of = { page: pageOfYear(year), daysOn: () => wholeYear(2026) };
    const looking = createNumbers(gateway, clock, NEVER, of).state$.subscribe();
    await settled(asked);
    looking.unsubscribe();
    expect(asked().length).toBeGreaterThan(0);
    expect(asked().filter((one) => !ahead.includes(one))).toEqual([]);
  });
});
