import { definePages } from '../page-definition.ts';

/** 妇幼保健: lists, and the pages of care; the sheets of these are in care-pages.data.ts. */
export const MATERNAL_CHILD_PAGES = definePages('mother-and-child', [
  {
    path: '/health', title: '妇幼保健', purpose: '婚前、孕前、孕产、儿童', permission: 'entries', menu: { at: 4, icon: 'maternal-child' },
    shows: 'landing',
  },
  {
    path: '/health/tableMenu', title: '婚前检查', purpose: '男女双方婚前医学检查与证明', permission: 'gwfybjgl:V', menu: { in: '/health', at: 1 },
    counter: { list: 'premarital-list', where: { done: ['0'] }, says: '人检查未完成' },
    shows: { list: 'premarital-list' },
  },
  {
    path: '/health/yqjcMenu', title: '孕前检查', purpose: '孕前优生检查、评估与结局随访', permission: 'gwfybjgl:V', menu: { in: '/health', at: 2 },
    counter: { list: 'prepregnancy-list', where: { state: ['0', '1'] }, says: '对检查未完成' },
    shows: { list: 'prepregnancy-list' },
  },
  {
    path: '/health/fnbjMenu', title: '妇女保健', purpose: '孕妇建册、产检、分娩、产后访视', permission: 'gwfybjgl:V', menu: { in: '/health', at: 3 },
    counter: { list: 'women-care-list', where: { stage: ['1', '2', '3'] }, says: '人在孕' },
    shows: { list: 'women-care-list' },
  },
  {
    path: '/health/etbjMenu', title: '儿童保健', purpose: '新生儿访视、按月龄体检、预防接种', permission: 'gwfybjgl:V', menu: { in: '/health', at: 4 },
    counter: { list: 'child-care-list', where: { noYear: ['1'] }, says: '人今年未体检' },
    shows: { list: 'child-care-list' },
  },
  {
    path: '/health/hzb', title: '汇总表', purpose: '孕产妇与儿童的数字汇总', permission: 'gwfybjgl:V',
    menu: { in: '/health', at: 5, onLandingOnly: true }, shows: { analysis: 'maternal-child-summary' },
  },
  {
    path: '/health/hmc', title: '花名册', purpose: '按年度列孕产妇与儿童名单', permission: 'gwfybjgl:V',
    menu: { in: '/health', at: 6, onLandingOnly: true }, shows: {
      lists: [
        { list: 'maternal-roster', label: '孕产妇' },
        { list: 'child-roster', label: '0～6岁儿童' },
        { list: 'couple-roster', label: '孕前检查夫妇' },
      ],
    },
  },
  { path: '/health/fnbjxx/:id', title: '妇女保健信息', permission: 'gwfybjgl:V', under: '/health/fnbjMenu', shows: { care: 'woman' } },
  { path: '/health/etjbxx/:id', title: '儿童保健信息', permission: 'gwfybjgl:V', under: '/health/etbjMenu', shows: { care: 'child' } },
  { path: '/health/manhqjc/:id', title: '婚前检查', permission: 'gwfybjgl:V', under: '/health/tableMenu', shows: { care: 'premarital' } },
  { path: '/health/yqjc/:id', title: '孕前检查', permission: 'gwfybjgl:V', under: '/health/yqjcMenu', shows: { care: 'prepregnancy' } },
  {
    path: '/health/etjbxx/:id/jhmy/jhmytj', title: '计划免疫统计', purpose: '常规接种率、及时率、全程接种率、建卡建证、未种名单、AEFI与损耗', permission: 'gwfybjgl:V',
    under: '/health/etbjMenu', shows: { analysis: 'immunisation-statistics' },
  },
  {
    path: '/health/etjbxx/:id/jhmy/myymgl', title: '免疫疫苗管理', purpose: '疫苗的入库、出库与冷链', permission: 'gwfybjgl:V', under: '/health/etbjMenu',
    shows: { register: ['vaccine-management', 'vaccine-stock-movement', 'cold-chain-record'] },
  },
]);
