import type { Condition, FieldDefinition, FormDefinition, FormModule, SectionDefinition } from '@gongwei/domain/forms';

/*
 * The synthetic form that form engines are compared on: 15 fields a section (5 numbers, a computed value, 3 texts, 3 single
 * and 2 multiple choices, a date), with conditions and computed values; 20 sections make the 300 fields of the comparison.
 */
const TOPICS = [
  '症状',
  '一般状况',
  '生活方式',
  '脏器功能',
  '查体',
  '辅助检查',
  '现存主要健康问题',
  '住院治疗情况',
  '主要用药情况',
  '预防接种',
];
const NUMBERS = [
  ['收缩压', 'mmHg'],
  ['舒张压', 'mmHg'],
  ['空腹血糖', 'mmol/L'],
  ['心率', '次/分钟'],
  ['体重', 'kg'],
] as const;
const GRADES = ['很好', '好', '一般', '差', '很差'].map((label, at) => ({ code: String(at + 1), label }));
const FINDINGS = ['无', '头痛头晕', '心悸胸闷', '恶心呕吐', '四肢发麻', '其他'].map((label, at) => ({
  code: String(at + 1),
  label,
}));

/** An empty input counts as 0 here, unlike in a form of the product, where it makes the result unknown. */
const orZero = (key: string): string => `(isMissing(${key}) ? 0 : ${key})`;

export function syntheticForm(fields: 100 | 300 | 1000): FormModule {
  const count = Math.ceil(fields / 15);
  const all = Array.from({ length: count }, (_, at) => section(at + 1, count));
  const sections = all.map((one, at) => ({ ...one, fields: one.fields.slice(0, Math.min(15, fields - at * 15)) }));
  const definition: FormDefinition = {
    id: `synthetic-${fields}`,
    version: 1,
    title: '健康体检综合记录表（性能基准）',
    module: 'bench',
    routes: [],
    subject: 'resident',
    occurs: 'many',
    source: '性能基准',
    verified: [],
    sections,
  };
  return { definition };
}

function section(number: number, count: number): SectionDefinition {
  const prefix = `s${String(number).padStart(2, '0')}_`;
  const odd = number % 2 === 1;
  const graded: Condition = { field: `${prefix}s1`, in: ['4', '5'] };
  const key = (name: string): string => prefix + name;
  const label = (text: string): string => `${text}（${number}）`;
  const fields: FieldDefinition[] = [
    ...NUMBERS.map(([name, unit], at): FieldDefinition => ({
      key: key(`n${at + 1}`),
      label: label(name),
      type: 'decimal',
      unit,
      min: 0,
      max: 300,
      required: at < 2,
      ...(at === 4 && !odd ? { visibleWhen: graded } : {}),
    })),
    {
      key: key('c1'),
      label: number === count ? '总分' : label('本节评分'),
      type: 'computed',
      precision: 1,
      computed: scoreOf(number, count, key),
    },
    { key: key('t1'), label: label('情况描述'), type: 'text', required: true, maxLength: 60 },
    { key: key('t2'), label: label('编号'), type: 'text', maxLength: 60, pattern: '^[A-Za-z0-9-]*$' },
    {
      key: key('t3'),
      label: label('偏高原因'),
      type: 'text',
      maxLength: 60,
      visibleWhen: { field: key('n1'), above: 100 },
    },
    ...['总体评价', '频率', '程度'].map((name, at): FieldDefinition => ({
      key: key(`s${at + 1}`),
      label: label(name),
      type: 'single',
      required: at === 0,
      options: GRADES,
    })),
    { key: key('m1'), label: label('已有表现'), type: 'multi', options: FINDINGS },
    {
      key: key('m2'),
      label: label('处理措施'),
      type: 'multi',
      options: FINDINGS,
      ...(odd ? { visibleWhen: graded } : {}),
    },
    { key: key('d1'), label: label('检查日期'), type: 'date' },
  ];
  return { id: `section-${number}`, title: `${number}. ${TOPICS[(number - 1) % TOPICS.length]}`, fields };
}

function scoreOf(number: number, count: number, key: (name: string) => string): string {
  if (number === count)
    return Array.from({ length: count - 1 }, (_, at) => orZero(`s${String(at + 1).padStart(2, '0')}_c1`)).join(' + ');
  if (number % 2 === 1) return `1.5 * ${orZero(key('n1'))} + ${orZero(key('n2'))} - ${orZero(key('n3'))}`;
  return ['n1', 'n2', 'n3', 'n4'].map((name) => orZero(key(name))).join(' + ');
}
