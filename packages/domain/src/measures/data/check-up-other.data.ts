import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

export const checkUpOtherMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures(
    { of: 'record:health-check-up', within: 'period', organisation: 'event', pick: 'all', population: 'true', exclusions: [
      { when: "resident.status == '6'", why: '重复作废的档案并到正档，只数正档一次' },
    ] },
    [
      {
        id: 'check-up-form-completeness',
        label: '体检表完整率',
        counts: 'is(check-up-complete)',
        among: 'true',
        basis: 'P',
        source: 'modules.md 2',
        hint: '按体检表份数：该人群必查项齐全的份数÷期内有效体检表份数；同一人两份表各算一份。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:health-check-up', within: 'period', organisation: 'event', pick: 'latest', population: 'true', exclusions: [
      { when: "resident.status == '6'", why: '重复作废的档案并到正档，只数正档一次' },
    ] },
    [
      {
        id: 'report-delivery-rate',
        label: '报告发放率',
        counts: "has(report-print-job, when: record.checkUpId == outer.@id && record.state == '4')",
        among: 'true',
        basis: 'P',
        source: 'modules.md 1.5、2',
        hint: '期内已体检的居民中报告已发放（有领取人）的÷已体检；只打印的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:health-check-up', within: 'period', organisation: 'end', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'selfcheck-duplicate',
        label: '疑似重复体检',
        counts: 'count(health-check-up, year) > 1',
        unit: '份',
        basis: 'P',
        source: 'rules/modules.md 2',
        hint: '在管居民中同一年度有一份以上体检表的人。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:health-check-up', within: 'always', organisation: 'event', pick: 'any', population: 'record.examDate >= period.start && record.examDate <= period.end', exclusions: [] },
    [
      {
        id: 'selfcheck-sign-rate',
        label: '签名率',
        counts: '!isMissing(record.doctorSignature)',
        among: 'record.examDate >= period.start && record.examDate <= period.end',
        basis: 'P',
        source: 'rules/modules.md 2',
        hint: '期内体检的人中，体检表有责任医生签名的。',
      },
    ],
  ),
];
