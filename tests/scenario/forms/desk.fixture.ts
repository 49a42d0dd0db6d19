import { createMemoryWorld, type RegisteredResident } from '@gongwei/adapters/memory';
import type { RecordRepository, SheetHolds } from '@gongwei/application/forms';
import { defineForm, type FormModule, type RecordSnapshot } from '@gongwei/domain/forms';
import type { UserSession } from '@gongwei/domain/identity';
import type { ConceptValue } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';

export const visitForm: FormModule = {
  definition: defineForm({
    id: 'visit',
    version: 1,
    title: '随访记录',
    module: 'follow-up',
    routes: [],
    subject: 'resident',
    occurs: 'many',
    occurredOn: 'visitedOn',
    source: 'test',
    verified: ['recall'],
    sections: [
      {
        id: 'signs',
        title: '体征',
        fields: [
          { key: 'visitedOn', label: '随访日期', type: 'date', required: true, max: 'today' },
          {
            key: 'systolic',
            label: '收缩压',
            type: 'integer',
            unit: 'mmHg',
            min: 40,
            max: 300,
            usual: [90, 180],
            concept: 'systolic-blood-pressure',
          },
          { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200 },
          {
            key: 'height',
            label: '身高',
            type: 'decimal',
            unit: 'cm',
            min: 30,
            max: 250,
            precision: 1,
            carryForward: true,
          },
          { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 1, max: 300, precision: 1 },
          { key: 'bmi', label: '体质指数', type: 'computed', computed: 'weight / (height / 100) ^ 2', precision: 1 },
        ],
      },
      {
        id: 'advice',
        title: '指导',
        fields: [
          {
            key: 'heart',
            label: '心脏',
            type: 'single',
            options: [
              { code: '1', label: '未见异常' },
              { code: '2', label: '异常' },
            ],
            normalFinding: '1',
          },
          { key: 'heartNote', label: '心脏异常', type: 'text', visibleWhen: { field: 'heart', in: ['2'] } },
          { key: 'note', label: '备注', type: 'longText' },
        ],
      },
    ],
    checks: [
      {
        id: 'pressure',
        when: 'systolic <= diastolic',
        severity: 'error',
        message: '收缩压必须大于舒张压',
        fields: ['systolic', 'diastolic'],
      },
    ],
  }),
};

export const labForm: FormModule = {
  definition: defineForm({
    id: 'lab',
    version: 1,
    title: '化验单',
    module: 'check-up',
    routes: [],
    subject: 'resident',
    occurs: 'many',
    source: 'test',
    verified: ['recall'],
    sections: [
      {
        id: 'all',
        title: '化验',
        fields: [
          { key: 'pressure', label: '收缩压', type: 'integer', concept: 'systolic-blood-pressure' },
          { key: 'name', label: '姓名', type: 'text' },
        ],
      },
    ],
  }),
};

/** A sheet whose rule sums up answers: what the rule proposes, and asks because of it, comes with a pause or on going on. */
export const screeningForm: FormModule = {
  definition: defineForm({
    id: 'screening',
    version: 1,
    title: '筛查表',
    module: 'check-up',
    routes: [],
    subject: 'resident',
    occurs: 'many',
    source: 'test',
    verified: ['recall'],
    sections: [
      {
        id: 'all',
        title: '筛查',
        fields: [
          { key: 'score', label: '得分', type: 'integer' },
          {
            key: 'level',
            label: '结论',
            type: 'single',
            options: [
              { code: '1', label: '阴性' },
              { code: '2', label: '阳性' },
            ],
            proposed: 'screening.level',
          },
          { key: 'referredTo', label: '转诊机构', type: 'text', visibleWhen: { field: 'level', in: ['2'] } },
        ],
      },
    ],
    derivations: [{ key: 'screening', rule: 'screening', inputs: ['score'] }],
  }),
  rules: { screening: ({ score }) => (typeof score === 'number' ? { level: score >= 10 ? '2' : '1' } : undefined) },
};

/** A sheet that a resident has one of. */
export const profileForm: FormModule = {
  definition: defineForm({
    id: 'profile',
    version: 1,
    title: '基本信息',
    module: 'resident',
    routes: [],
    subject: 'resident',
    occurs: 'one',
    source: 'test',
    verified: ['recall'],
    sections: [
      {
        id: 'all',
        title: '基本信息',
        fields: [
          { key: 'name', label: '姓名', type: 'text' },
          { key: 'note', label: '备注', type: 'text' },
        ],
      },
    ],
  }),
};

const town = { code: '110105001', name: '示范镇卫生院', level: 4, offersChildren: true } as const;
export const sessionOf = (id: string, name: string): UserSession => ({
  token: '',
  user: { id, code: id, username: id, name },
  institution: town,
  institutions: [town],
  permissions: [{ code: 'gwjkdngl', letter: 'M' }],
  roles: ['doctor'],
  doctors: [],
  recorders: [],
  draftSecret: 'c2VjcmV0',
});

export const resident: RegisteredResident = {
  id: 'r1',
  archiveNumber: '11010500100100001',
  name: '王秀英',
  sex: 'female',
  birthDate: '1955-03-08' as CalendarDay,
  idNumber: '110105********0024',
  fullIdNumber: '110105195503080024',
  initials: 'WXY',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: '110105001',
  institutionName: '示范镇卫生院',
  conditions: ['hypertension'],
  status: '1',
  filedOn: '2020-01-02' as CalendarDay,
};

const conceptsOf = (record: RecordSnapshot): readonly ConceptValue[] => {
  const value = record.data[record.formId === 'lab' ? 'pressure' : 'systolic'];
  return value === undefined
    ? []
    : [
        {
          concept: 'systolic-blood-pressure',
          value,
          on: record.occurredOn,
          formId: record.formId,
          formTitle: record.formId,
          recordId: record.id,
        },
      ];
};

/** Two doctors and one resident at one server and one PC. */
export function createWorld() {
  const users = { li: sessionOf('u1', '李医生'), zhao: sessionOf('u2', '赵医生') };
  const world = createMemoryWorld({
    forms: [visitForm, labForm, screeningForm, profileForm],
    residents: [resident],
    users,
    concepts: conceptsOf,
  });
  return {
    ...world,
    start: (username = 'li', store?: RecordRepository, holds?: SheetHolds) => world.start(username, store, holds),
  };
}
export type World = ReturnType<typeof createWorld>;
export const openVisit = async (world: World, username = 'li', recordId?: string) =>
  (await world.start(username)).desk.open({
    formId: 'visit',
    subjectId: 'r1',
    ...(recordId !== undefined && { recordId }),
  });
