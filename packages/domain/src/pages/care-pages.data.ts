import type { CarePage } from './care-page.ts';

/**
 * The pages of mother-and-child care: parts, sheets and addresses as the specification has them. Addresses it does not name
 * (后几张孕前表, 婚前保健信息, 医学证明, 接种记录, 新生儿访视 within 基本体检) are chosen in its style.
 */
export const CARE_PAGES: readonly CarePage[] = [
  {
    kind: 'woman', base: '/health/fnbjxx/:id', title: '妇女保健信息',
    tabs: [
      {
        title: '基本信息', address: 'jbxx',
        sheets: [
          { address: 'jbxx/yfjbqk', title: '孕妇基本情况', form: 'pregnancy-basic-info' },
          { address: 'jbxx/hqbjxx', title: '婚前保健信息', form: 'premarital-basic-info' },
        ],
      },
      {
        title: '产前检查', address: 'cqjc',
        sheets: [
          { address: 'cqjc/cqccjc', title: '产前初次检查', form: 'first-prenatal-visit' },
          { address: 'cqjc/cqfcjl', title: '产前复查记录', form: 'prenatal-visit' },
          { address: 'cqjc/cqfczj', title: '产前复查总结', form: 'prenatal-summary' },
        ],
      },
      {
        title: '产时保健', address: 'csbj',
        sheets: [
          { address: 'csbj/cscfbj', title: '产时产妇保健', form: 'delivery-mother' },
          { address: 'csbj/csyebj', title: '产时婴儿保健', form: 'delivery-newborn', holder: 'newborn' },
        ],
      },
      {
        title: '产后检查', address: 'chjc',
        sheets: [
          { address: 'chjc/chfscf', title: '产后访视（产妇）', form: 'postpartum-visit' },
          { address: 'chjc/chfsye', title: '产后访视（婴儿）', form: 'postpartum-newborn-visit', alike: 'newborn-home-visit', holder: 'child' },
          { address: 'chjc/ch42', title: '产后42天健康检查', form: 'postpartum-42-day' },
          { address: 'chjc/cyqqk', title: '产褥期情况', form: 'puerperium-status' },
        ],
      },
      {
        title: '监测系统', address: 'jcxt',
        sheets: [
          { address: 'jcxt/gwycf', title: '高危孕产妇监测', form: 'surveillance-high-risk-pregnancy' },
          { address: 'jcxt/csqxe', title: '出生缺陷儿监测', form: 'surveillance-birth-defect' },
          { address: 'jcxt/wcesw', title: '围产儿死亡监测', form: 'surveillance-perinatal-death' },
          { address: 'jcxt/ylfnsw', title: '育龄妇女死亡监测', form: 'surveillance-women-death' },
        ],
      },
    ],
  },
  {
    kind: 'child', base: '/health/etjbxx/:id', title: '儿童保健信息',
    tabs: [
      { title: '基本信息', address: 'jbxx', sheets: [{ address: 'jbxx/etjbzl', title: '儿童基本资料', form: 'child-basic-info' }] },
      {
        title: '基本体检', address: 'jbtj',
        sheets: [
          { address: 'jbtj/day42', title: '满月', form: 'child-check-up', stages: ['0', '1'] },
          { address: 'jbtj/month3', title: '3 月龄', form: 'child-check-up', stages: ['3'] },
          { address: 'jbtj/month6', title: '6 月龄', form: 'child-check-up', stages: ['6'] },
          { address: 'jbtj/month9', title: '8 月龄', form: 'child-check-up', stages: ['8'] },
          { address: 'jbtj/month12', title: '12 月龄', form: 'child-check-up', stages: ['12'] },
          { address: 'jbtj/year1', title: '18～30 月龄', form: 'child-check-up', stages: ['18', '24', '30'] },
          { address: 'jbtj/year3', title: '3～6 岁', form: 'child-check-up', stages: ['36', '48', '60', '72'] },
        ],
      },
      {
        title: '其他检查', address: 'qtjc',
        sheets: [
          { address: 'qtjc/xljc', title: '心理检查', form: 'child-psychology-exam' },
          { address: 'qtjc/tljc', title: '听力检查', form: 'child-hearing-exam' },
          { address: 'qtjc/zyyjk', title: '中医药健康指导', form: 'tcm-child-guidance' },
        ],
      },
      {
        title: '监测系统', address: 'jcxt',
        sheets: [
          { address: 'jcxt/tretjc', title: '体弱儿童监测', form: 'frail-child-management' },
          { address: 'jcxt/tretsf', title: '体弱儿童随访', form: 'frail-child-follow-up' },
          { address: 'jcxt/csqxejc', title: '出生缺陷儿监测', form: 'child-birth-defect-surveillance' },
          { address: 'jcxt/etswjc', title: '儿童死亡监测', form: 'child-death-report' },
        ],
      },
      {
        title: '计划免疫', address: 'jhmy',
        sheets: [
          { address: 'jhmy/jhmydj', title: '计划免疫登记', form: 'immunization-record' },
          { address: 'jhmy/jzjl', title: '接种记录', form: 'immunization-dose' },
        ],
      },
    ],
  },
  {
    kind: 'premarital', base: '/health/manhqjc/:id', title: '婚前检查',
    tabs: [
      { title: '婚前保健信息', sheets: [{ address: 'hqbjxx', title: '婚前保健信息', form: 'premarital-basic-info' }] },
      {
        title: '一般检查',
        sheets: [
          { address: 'manyxjc', title: '男方一般检查', form: 'premarital-male-general-exam', holder: 'husband', beside: 'womanyxjc' },
          { address: 'womanyxjc', title: '女方一般检查', form: 'premarital-female-general-exam', holder: 'wife', beside: 'manyxjc' },
        ],
      },
      {
        title: '体格检查',
        sheets: [
          { address: 'mantgjc', title: '男方体格检查', form: 'premarital-male-physical-exam', holder: 'husband', beside: 'womantgjc' },
          { address: 'womantgjc', title: '女方体格检查', form: 'premarital-female-physical-exam', holder: 'wife', beside: 'mantgjc' },
        ],
      },
      { title: '医学证明', sheets: [{ address: 'yxzm', title: '婚前医学检查证明', form: 'premarital-certificate' }] },
    ],
  },
  {
    kind: 'prepregnancy', base: '/health/yqjc/:id', title: '孕前检查',
    tabs: [
      { title: '基础信息', sheets: [{ address: 'jcxx', title: '基础信息', form: 'prepregnancy-basic-info' }] },
      {
        title: '一般情况',
        sheets: [
          { address: 'qzybqk', title: '妻子一般情况', form: 'prepregnancy-wife-general', beside: 'zfybqk' },
          { address: 'zfybqk', title: '丈夫一般情况', form: 'prepregnancy-husband-general', beside: 'qzybqk' },
        ],
      },
      {
        title: '体格检查',
        sheets: [
          { address: 'qztgjc', title: '妻子体格检查', form: 'prepregnancy-wife-physical', beside: 'zftgjc' },
          { address: 'zftgjc', title: '丈夫体格检查', form: 'prepregnancy-husband-physical', beside: 'qztgjc' },
        ],
      },
      { title: '评估建议', sheets: [{ address: 'pgjy', title: '评估建议', form: 'prepregnancy-assessment' }] },
      {
        title: '随访', address: 'sf',
        sheets: [
          { address: 'sf/zysf', title: '早孕随访', form: 'prepregnancy-early-follow-up' },
          { address: 'sf/rsjj', title: '妊娠结局随访', form: 'prepregnancy-outcome-follow-up' },
        ],
      },
    ],
  },
];
