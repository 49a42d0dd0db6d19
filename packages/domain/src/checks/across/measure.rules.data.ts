import type { ConditionRule } from '../across-rule.ts';

const GAP = 'daysBetween(previous.@occurredOn, record.@occurredOn)';
const ADULT = 'fullYears(resident.birthDate, previous.@occurredOn) >= 20';
const change = (key: string): string => `max(record.${key} - previous.${key}, previous.${key} - record.${key})`;
const PRESSURE = ['hypertension-follow-up', 'diabetes-follow-up'];

/** Measured values of one person that do not go together. They are prompts: what was measured may be so. */
export const MEASURE_RULES: readonly ConditionRule[] = [
  {
    id: 'height-changed', title: '成人身高变化大', severity: 'warning', on: ['health-check-up', ...PRESSURE], field: 'height',
    when: `${ADULT} && (record.height - previous.height >= 3 || previous.height - record.height >= 4)`,
    says: '身高 {record.height} cm，上一次（{previous.@occurredOn}）是 {previous.height} cm。', source: '[P] 成人一次变化：长 3 cm、矮 4 cm 及以上请核对',
  },
  {
    id: 'child-shrinks', title: '儿童身长变短', severity: 'error', on: ['child-check-up'], field: 'height',
    when: 'previous.height - record.height > 1', says: '身长 {record.height} cm，比上一次（{previous.@occurredOn}）的 {previous.height} cm 还短。',
    source: '[G] 儿童生长发育监测：身长只增；1 cm 为测量误差和卧位改立位之差',
  },
  {
    id: 'weight-jump', title: '体重变化大', severity: 'warning', on: ['health-check-up', ...PRESSURE], field: 'weight',
    when: `${ADULT} && ${GAP} <= 200 && previous.weight > 0 && ${change('weight')} / previous.weight >= 0.2`,
    says: '{daysBetween(previous.@occurredOn, record.@occurredOn)} 天里体重从 {previous.weight} kg 变为 {record.weight} kg。', source: '[P] 200 天内变化 20 % 及以上请核对',
  },
  {
    id: 'child-weight-drops', title: '儿童体重下降', severity: 'warning', on: ['child-check-up'], field: 'weight',
    when: 'previous.weight > 0 && (previous.weight - record.weight) / previous.weight >= 0.15',
    says: '体重 {record.weight} kg，上一次（{previous.@occurredOn}）是 {previous.weight} kg。', source: '[P] 下降 15 % 及以上请核对；属实的要转诊',
  },
  {
    id: 'pressure-jump', title: '血压变化大', severity: 'warning', on: PRESSURE, field: 'systolic',
    when: `${GAP} <= 120 && ${change('systolic')} >= 60`,
    says: '收缩压 {record.systolic}，上一次（{previous.@occurredOn}）是 {previous.systolic} mmHg。', source: '[P] 120 天内相差 60 mmHg 及以上请核对',
  },
  {
    id: 'pressure-differs-same-day', title: '同日血压不一致', severity: 'warning', on: PRESSURE, field: 'systolic',
    when: `has(health-check-up, when: record.examDate == outer.followUpDate && max(record.leftSystolic, record.rightSystolic) - outer.systolic >= 30)
      || has(health-check-up, when: record.examDate == outer.followUpDate && outer.systolic - min(record.leftSystolic, record.rightSystolic) >= 30)`,
    says: '同一天体检表上的收缩压与这里的 {record.systolic} mmHg 相差 30 及以上。', source: '[P] 同日两处相差 30 mmHg 及以上请核对',
  },
  {
    id: 'height-differs-same-year', title: '同年身高不一致', severity: 'warning', on: PRESSURE, field: 'height',
    when: `fullYears(resident.birthDate, record.followUpDate) >= 20 && has(health-check-up, when: yearOf(record.examDate) == yearOf(outer.followUpDate)
      && max(record.height - outer.height, outer.height - record.height) >= 5)`,
    says: '身高 {record.height} cm，与同一年体检表相差 5 cm 及以上。', source: '[P] 成人同年两处相差 5 cm 及以上请核对',
  },
];
