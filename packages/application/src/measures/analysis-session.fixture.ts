import type { AnalysisAnswer, AnalysisPage, AnalysisQuestion, AnalysisSnapshot } from '@gongwei/domain/measures';
import { calendarDay, fault } from '@gongwei/domain/shared';
import { filter, firstValueFrom } from 'rxjs';
import type { Clock, IdSource } from '../shared/index.ts';
import type { createAnalysisSession } from './analysis-session.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';

export const page: AnalysisPage = {
  id: 'page',
  title: '统计',
  of: 'resident',
  counts: '',
  columns: [{ label: '人数', measure: 'people', width: 90 }],
  indicators: [],
  charts: [
    { id: 'age', title: '年龄', kind: 'line', measures: ['rate'], by: ['ageBand'] },
    { id: 'places', title: '机构', kind: 'bar', measures: ['people'], by: ['org'] },
    { id: 'years', title: '年度', kind: 'grouped', measures: ['people'], by: ['year'] },
  ],
  breakdowns: [],
  filters: [],
  notes: [],
};
export const ids = { next: () => `id-${(serial += 1)}` } as unknown as IdSource;
let serial = 0;
export const clock = { today: () => calendarDay(2026, 6, 15) } as unknown as Clock;
export const cell = (value: number) => ({ value, counts: value, among: value });

const frozenOf = ({ by, from, until, groups }: AnalysisQuestion, id: string, title: string): AnalysisSnapshot => ({
  ...{ id, title, institution: '990101', institutionName: '县', by: by[0] ?? '', from, until, groups },
  ...{ takenAt: '2026-06-15 09:00', takenBy: '王敏', measures: [], answer: { rows: [], total: { people: cell(7) } } },
});

/** Answers each question with the year it asks for. */
export function answering(fails = false): AnalysisGateway & { readonly asked: AnalysisQuestion[] } {
  const asked: AnalysisQuestion[] = [];
  const frozen: AnalysisSnapshot[] = [];
  return {
    asked,
    words: async () => ({ measures: [], mayOpen: true, wholeMonths: false }),
    figures: async (question): Promise<AnalysisAnswer> => {
      asked.push(question);
      if (fails) throw fault({ code: 'network', category: 'network', message: '连接不上服务器' });
      return { rows: [], total: { people: cell(Number(question.until.slice(0, 4))) } };
    },
    points: async (question, chart) => {
      asked.push(question);
      return { points: [{ at: '2026-06-01T07:30:00', value: 7.2, resident: 'r', record: chart }], of: 1 };
    },
    document: async (question) => {
      asked.push(question);
      if (fails) throw fault({ code: 'network', category: 'network', message: '连接不上服务器' });
      return { title: question.by.join(), facts: [], blocks: [], lying: false };
    },
    snapshots: async () => frozen,
    snapshot: async (_, id) => frozen.find((one) => one.id === id) as AnalysisSnapshot,
    freeze: async (question, id, title) => {
      asked.push(question);
      if (fails || title === '') throw fault({ code: 'network', category: 'network', message: '连接不上服务器' });
      const snapshot = frozenOf(question, id, title);
      frozen.push(snapshot);
      return snapshot;
    },
    pull: async () => {
      if (fails) throw fault({ code: 'upload.silent', category: 'network', message: '平台没有应答' });
      return { compared: 3, onlyThere: 1 };
    },
    saveFile: (question) => void asked.push(question),
    populations: async (institution) => [
      { code: institution ?? '990101', name: '东镇', version: 1, population: 900, elderly: 150 },
    ],
    register: async (code, { population, elderly, base }) => {
      if (base !== 1) throw fault({ code: 'population.conflict', category: 'conflict', message: '刚刚被别人改过' });
      return { code, name: '东镇', version: 2, population, elderly };
    },
  };
}
export const settled = ({ state$ }: ReturnType<typeof createAnalysisSession>) =>
  firstValueFrom(state$.pipe(filter(({ loading }) => !loading)));
