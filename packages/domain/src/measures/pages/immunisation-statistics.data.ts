import { PROGRAMME_DOSES } from '../../maternal-child/index.ts';
import type { AnalysisPage, Breakdown } from '../analysis-page.ts';
import { SEX } from './page-groups.data.ts';

/** By age in full years at the end of the period. */
const YEARS_OLD: Breakdown = {
  id: 'age',
  label: '年龄',
  groups: Array.from({ length: 7 }, (_, age) => ({
    code: `${age}`,
    label: `${age}岁`,
    when: `yearsBetween(resident.birthDate, period.end) == ${age}`,
  })),
};
const STAY: Breakdown = {
  id: 'stay',
  label: '户籍',
  groups: [
    { code: '1', label: '本地', when: "record.residenceClass == '1'" },
    { code: '2', label: '流动', when: "hasAny(record.residenceClass, ['2', '3', '4', '5', '6'])" },
  ],
};

/** 计划免疫统计 (`/health/etjbxx/:id/jhmy/jhmytj`): of an institution, not of the child of the address. */
export const immunisationStatistics: AnalysisPage = {
  id: 'immunisation-statistics',
  title: '计划免疫统计',
  of: 'record:immunization-record',
  counts: '在册儿童，按管理的接种单位',
  columns: [],
  tables: [
    { id: 'routine', title: '接种率与及时率', columns: [], stages: {
      head: '疫苗与剂次',
      heads: ['应种数', '实种数', '接种率', '及时接种数', '及时率', '未种数', '补种数'],
      rows: PROGRAMME_DOSES.map(({ id, label }) => ({
        label,
        measures: [`dose-due-${id}`, `dose-given-${id}`, `vaccination-rate-${id}`, `dose-timely-${id}`, `vaccination-timely-rate-${id}`, `dose-owed-${id}`, `dose-make-up-${id}`],
      })),
    } },
    { id: 'cohort', title: '出生队列全程接种率', columns: [
      { label: '儿童数', measure: 'cohort-children', width: 80 },
      { label: '卡介苗', measure: 'cohort-bcg', width: 80 },
      { label: '乙肝3剂', measure: 'cohort-hepb', width: 90 },
      { label: '脊灰3剂', measure: 'cohort-polio', width: 90 },
      { label: '百白破3剂', measure: 'cohort-dtap', width: 95 },
      { label: '含麻疹成分1剂', measure: 'cohort-measles', width: 125 },
      { label: '五苗全程', measure: 'cohort-five', width: 90 },
      { label: '五苗全程接种率', measure: 'cohort-five-rate', width: 125 },
      { label: '乙脑', measure: 'cohort-je', width: 70 },
      { label: '流脑A群2剂', measure: 'cohort-men-a', width: 100 },
      { label: '甲肝', measure: 'cohort-hep-a', width: 70 },
      { label: '八苗全程', measure: 'cohort-eight', width: 90 },
      { label: '八苗全程接种率', measure: 'cohort-eight-rate', width: 125 },
    ] },
    { id: 'card', title: '建卡建证', columns: [
      { label: '应建人数', measure: 'card-target', width: 90 },
      { label: '已建卡人数', measure: 'card-made', width: 100 },
      { label: '已建证人数', measure: 'certificate-made', width: 100 },
      { label: '建卡率', measure: 'card-rate', width: 80 },
      { label: '建证率', measure: 'certificate-rate', width: 80 },
    ] },
    { id: 'reactions', title: 'AEFI与报损', columns: [
      { label: '接种剂次', measure: 'doses-used', width: 90 },
      { label: 'AEFI例数', measure: 'aefi-count', width: 90 },
      { label: '严重AEFI例数', measure: 'aefi-severe', width: 110 },
      { label: '疫苗报损', measure: 'doses-lost', width: 90 },
      { label: '疫苗损耗率', measure: 'vaccine-loss-rate', width: 100 },
    ] },
  ],
  indicators: [
    { label: '出生队列儿童', measure: 'cohort-children' },
    { label: '五苗全程接种率', measure: 'cohort-five-rate' },
    { label: '八苗全程接种率', measure: 'cohort-eight-rate' },
    { label: '建证率', measure: 'certificate-rate' },
    { label: '接种剂次', measure: 'doses-used' },
    { label: 'AEFI例数', measure: 'aefi-count' },
  ],
  charts: [
    { id: 'cohort', title: '各单位五苗全程接种率', kind: 'bar', measures: ['cohort-five-rate'], by: ['org'] },
    { id: 'series', title: '出生队列各疫苗完成人数', kind: 'bar', measures: ['cohort-bcg', 'cohort-hepb', 'cohort-polio', 'cohort-dtap', 'cohort-measles', 'cohort-je', 'cohort-men-a', 'cohort-hep-a'], by: [] },
  ],
  breakdowns: [YEARS_OLD, SEX],
  filters: [YEARS_OLD, SEX, STAY],
  notes: [
    '应种 = 期内接种了这一剂的，加上期末到了月龄和间隔、没有禁忌而还没有接种的在册儿童；点“未种数”就是未种儿童名单',
    '接种日期取自预防接种卡和接种登记，按国家免疫规划疫苗儿童免疫程序逐剂判断是否有效；不到月龄或间隔的无效剂不算',
    '乙脑、甲肝已用灭活疫苗开始的，不再算减毒疫苗的应种；没有开始的按减毒疫苗算应种',
    '出生队列、建卡建证：期内出生的在册儿童；离册、死亡、空挂户不计',
    '本页统计的是机构，不是地址里的这一名儿童',
    '疫苗报损是“免疫疫苗管理”里登记的报损单据之和，按登记的机构；没有名单，按年龄、性别看时没有',
  ],
};
