import type { DrawnPart, PagePart, PrintPageDefinition } from './print-page.ts';

const CHECK_UP = 'health-check-up';

const form = (formId: string, title: string): PagePart => ({ kind: 'form', formId, title });
const drawn = (part: DrawnPart, title: string, formId?: string): PagePart => ({ kind: 'drawn', part, title, ...(formId ? { formId } : {}) });
/** A page that says nothing without its record. */
const about = (part: DrawnPart, title: string, formId: string): PagePart => ({ kind: 'drawn', part, title, formId, needed: true });

const COVER = drawn('archive-cover', '居民健康档案封面', 'archive-cover');
const PERSONAL_INFO = form('resident-personal-info', '个人基本信息表');
const SHEET = form(CHECK_UP, '健康体检表');
const SELF_CARE = form('elderly-self-care-assessment', '老年人生活自理能力评估表');
const CONSTITUTION = form('tcm-constitution', '老年人中医药健康管理服务记录表');
const TCM_GUIDANCE = form('tcm-guidance', '中医药健康指导');
const GUIDANCE = about('guidance-letter', '健康指导', CHECK_UP);
const BIOCHEMISTRY = form('supplement-biochemistry', '生化报告');
const BLOOD = form('supplement-blood-routine', '血常规报告');
const URINE = form('supplement-urine-routine', '尿常规报告');
const ULTRASOUND = form('supplement-ultrasound', 'B超报告');
const ECG = form('supplement-ecg', '心电图报告');

/** The print pages of the specification under its own names, and what a batch can print beside them. */
export const PRINT_PAGES: readonly PrintPageDefinition[] = [
  {
    name: 'all', title: '全部报告', group: 'all',
    parts: [COVER, PERSONAL_INFO, SHEET, SELF_CARE, CONSTITUTION, TCM_GUIDANCE, GUIDANCE, BIOCHEMISTRY, BLOOD, URINE, ULTRASOUND, ECG],
  },
  { name: 'cover', title: '居民健康档案封面', group: 'cover', parts: [COVER] },
  { name: 'jktjCover', title: '健康体检封面', group: 'cover', parts: [drawn('check-up-cover', '健康体检封面', CHECK_UP)] },
  { name: 'jktjCoverNew', title: '健康体检封面（新）', group: 'cover', parts: [drawn('check-up-cover-new', '健康体检封面（新）', CHECK_UP)] },
  { name: 'jktjCoverImg', title: '健康体检封面（图片）', group: 'cover', parts: [drawn('check-up-cover-image', '健康体检封面（图片）', CHECK_UP)] },
  { name: 'jktjCoverGuard', title: '健康体检封面（卫健版）', group: 'cover', parts: [drawn('check-up-cover-guard', '健康体检封面（卫健版）', CHECK_UP)] },
  { name: 'guardBack', title: '封底', group: 'cover', parts: [drawn('guard-back', '封底', CHECK_UP)] },
  { name: 'jbxx', title: '个人基本信息表', group: 'archive', parts: [PERSONAL_INFO] },
  { name: 'jktj', title: '健康体检表', group: 'check-up', parts: [SHEET] },
  { name: 'jktjFirstTemplate', title: '健康体检首页', group: 'check-up', parts: [about('first-page', '健康体检首页', CHECK_UP)] },
  { name: 'oldShzlnl', title: '老年人生活自理能力评估表', group: 'assessment', parts: [SELF_CARE] },
  { name: 'zyyjkgl', title: '老年人中医药健康管理服务记录表', group: 'assessment', parts: [CONSTITUTION, TCM_GUIDANCE] },
  { name: 'color', title: 'B超报告', group: 'laboratory', parts: [ULTRASOUND] },
  { name: 'shct', title: '生化报告', group: 'laboratory', parts: [BIOCHEMISTRY] },
  { name: 'xcgct', title: '血常规报告', group: 'laboratory', parts: [BLOOD] },
  { name: 'ncgct', title: '尿常规报告', group: 'laboratory', parts: [URINE] },
  { name: 'xdt', title: '心电图报告', group: 'laboratory', parts: [ECG] },
  { name: 'jkzd', title: '健康指导', group: 'guidance', parts: [GUIDANCE] },
  { name: 'jkzdb', title: '健康指导表', group: 'guidance', parts: [about('guidance-table', '健康指导表', CHECK_UP)] },
  // Beyond the specification's list: what staff print for a whole village at once.
  { name: 'feedback', title: '体检结果反馈单', group: 'guidance', parts: [form('health-check-feedback', '体检结果反馈单')] },
  { name: 'hypertension', title: '高血压随访记录表', group: 'follow-up', parts: [form('hypertension-follow-up', '高血压患者随访服务记录表')] },
  { name: 'diabetes', title: '糖尿病随访记录表', group: 'follow-up', parts: [form('diabetes-follow-up', '2型糖尿病患者随访服务记录表')] },
  { name: 'psychosis', title: '严重精神障碍随访记录表', group: 'follow-up', parts: [form('psychosis-follow-up', '严重精神障碍患者随访服务记录表')] },
  { name: 'tuberculosis', title: '肺结核随访记录表', group: 'follow-up', parts: [form('tuberculosis-follow-up', '肺结核患者随访服务记录表')] },
  {
    name: 'maternal', title: '孕产妇健康管理记录', group: 'maternal-child',
    parts: [
      form('first-prenatal-visit', '第1次产前检查服务记录表'), form('prenatal-visit', '第2～5次产前随访服务记录表'),
      form('postpartum-visit', '产后访视记录表'), form('postpartum-42-day', '产后42天健康检查记录表'),
    ],
  },
  {
    name: 'child', title: '0～6岁儿童健康管理记录', group: 'maternal-child',
    parts: [form('newborn-home-visit', '新生儿家庭访视记录表'), form('child-check-up', '儿童健康检查记录表')],
  },
  { name: 'immunization', title: '预防接种卡', group: 'maternal-child', parts: [form('immunization-record', '预防接种卡')] },
  {
    name: 'premarital-male', title: '男性婚前医学检查表', group: 'maternal-child',
    parts: [form('premarital-male-general-exam', '男性婚前医学检查表'), form('premarital-male-physical-exam', '男性婚前医学检查表：体格检查')],
  },
  {
    name: 'premarital-female', title: '女性婚前医学检查表', group: 'maternal-child',
    parts: [form('premarital-female-general-exam', '女性婚前医学检查表'), form('premarital-female-physical-exam', '女性婚前医学检查表：体格检查')],
  },
  {
    name: 'prepregnancy', title: '孕前优生健康检查记录', group: 'maternal-child',
    parts: [
      form('prepregnancy-basic-info', '家庭基本信息'), form('prepregnancy-wife-general', '妻子一般情况'),
      form('prepregnancy-wife-physical', '妻子体格检查'), form('prepregnancy-husband-general', '丈夫一般情况'),
      form('prepregnancy-husband-physical', '丈夫体格检查'), form('prepregnancy-assessment', '风险评估'),
    ],
  },
  { name: 'premarital-certificate', title: '婚前医学检查证明', group: 'maternal-child', parts: [form('premarital-certificate', '婚前医学检查证明')] },
];
