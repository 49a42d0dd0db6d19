import { defineMeasures, defineRatios } from '../measure-definition.ts';

/** A contract runs as many years as was signed for, to the day before; `day` lies within. */
const runsOn = (day: string): string =>
  `hasAny(record.contractStatus, ['1', '3']) && record.beginDate <= ${day} && addYears(record.beginDate, record.termYears == '3' ? 3 : record.termYears == '2' ? 2 : 1) > ${day}`;

const SOURCE = '关于规范家庭医生签约服务管理的指导意见；modules.md 1.7';

/** Contracts with family doctors: who has one, and which run out. */
export const contractsMeasures = [
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'contracted', label: '有效签约人数', counts: `has(family-doctor-contract, when: ${runsOn('period.end')})`, basis: 'S', source: SOURCE,
        hint: '期末有生效签约（已签约或已续约、在有效期内）的在管居民，一人只数一份；待签、解约、到期的不数。',
      },
      {
        id: 'contracts-ending', label: '30 天内到期的签约',
        counts: `has(family-doctor-contract, when: ${runsOn('@today')}) && !has(family-doctor-contract, when: ${runsOn('addDays(@today, 31)')})`,
        basis: 'P', source: SOURCE, hint: '现在有生效签约、30 天内到期而还没有续签的在管居民。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'service-due', label: '应完成服务次数', sum: 'rule(services-due)', among: '!isMissing(rule(services-due))', unit: '次', basis: 'P', source: SOURCE,
        hint: '在管居民有效（含已到期）签约的服务包，本年到期应完成的次数加上提前完成的；解约的不算。只知本年和上年。',
      },
      {
        id: 'service-done', label: '已完成服务次数', sum: 'rule(services-done)', among: '!isMissing(rule(services-done))', unit: '次', basis: 'P', source: SOURCE,
        hint: '应完成的次数里已完成的：由对应的表、人工确认或照片完成，应完成日后 30 天内补做的也算；多做的不算。',
      },
    ],
  ),
  ...defineRatios([
    { id: 'contract-fulfilment-rate', label: '履约率', counts: 'measure(service-done)', among: 'measure(service-due)', basis: 'P', source: SOURCE, hint: '完成次数÷应完成次数；多做的不抵少做的，没有应完成的显示“—”。' },
    { id: 'contract-rate', label: '签约率', counts: 'measure(contracted)', among: 'measure(population)', basis: 'S', source: SOURCE, hint: '有效签约人数÷机构登记常住人口。' },
  ]),
];
