import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

const checked = { basis: 'P', source: '机构自查表', unit: '项' } as const;

/** What institutions look at when they check themselves (机构自查), besides the numbers of other pages. */
export const selfCheckMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures({ of: 'entry', within: 'period', organisation: 'event', pick: 'all', population: "record.@form == 'health-check-up'", exclusions: [] }, [
    { id: 'selfcheck-logic-error', label: '逻辑错误率', counts: 'entry.erroneous', among: 'true', basis: 'P', source: 'institution-self-check 注', hint: '期内的体检表中，现在仍有未处理逻辑错误的，按份数；已改正或已说明情况属实的不数。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'period', organisation: 'event', pick: 'latest', population: "review.state != '2'", exclusions: [] }, [
    { id: 'selfcheck-feedback-rate', label: '结果反馈率', counts: 'has(health-check-feedback, period)', among: 'true', basis: 'S', source: 'modules.md 2', hint: '期内已体检的人中，期内有“健康体检结果反馈”的；退回未改的体检表不算。' },
  ]),
  ...defineMeasures({ of: 'record:institution-self-check', within: 'period', organisation: 'event', pick: 'all', population: 'true', exclusions: [] }, [
    { id: 'selfcheck-problems', label: '自查问题', sum: "rowsAbove(record.items, 'problems')", ...checked, hint: '期内自查表中有问题（问题份数大于 0）的项目数，逐项计。' },
    { id: 'selfcheck-problems-done', label: '已整改问题', sum: "rowsAbove(record.items, 'problems', 'done')", ...checked, hint: '期内自查表的问题项目中，已登记整改完成的。' },
  ]),
];
