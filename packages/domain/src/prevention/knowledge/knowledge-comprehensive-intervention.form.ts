import type { FormDefinition } from '../../forms/index.ts';

/** 综合干预. */
export const knowledgeComprehensiveIntervention: FormDefinition = {
  id: 'knowledge-comprehensive-intervention',
  version: 1,
  title: '综合干预',
  module: 'prevention',
  routes: ['yfrh/zsk/zhgy'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'mix', title: '综合方案',
      fields: [
        { key: 'name', label: '名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'crowd', label: '适用人群', type: 'multi', required: true,
          options: [
            { code: '03', label: '65岁及以上老年人' }, { code: '04', label: '高血压患者' }, { code: '05', label: '2型糖尿病患者' },
            { code: '06', label: '严重精神障碍患者' }, { code: '07', label: '肺结核患者' }, { code: '01', label: '孕产妇' },
            { code: '02', label: '0~6岁儿童' }, { code: '08', label: '残疾人' }, { code: '13', label: '脱贫人口' }, { code: '10', label: '一般人群' },
          ],
        },
        {
          key: 'diseases', label: '合并疾病', type: 'multi',
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '冠心病' }, { code: '4', label: '脑卒中' },
            { code: '5', label: '血脂异常' }, { code: '6', label: '肥胖' }, { code: '7', label: '慢阻肺' }, { code: '8', label: '慢性肾病' },
          ],
        },
        { key: 'diet', label: '膳食处方', type: 'longText', required: true },
        { key: 'exercise', label: '运动处方', type: 'longText', required: true },
        { key: 'medicine', label: '用药提示', type: 'longText' },
        { key: 'psychology', label: '心理处方', type: 'longText' },
        { key: 'tcm', label: '中医药处方', type: 'longText' },
        { key: 'monitor', label: '监测要求', type: 'longText', required: true, note: '如血压每周2次、空腹血糖每周1次' },
        { key: 'danger', label: '危急情况与转诊', type: 'longText', required: true },
        { key: 'followUpDays', label: '随访间隔', type: 'integer', unit: '天', min: 1, max: 365 },
        { key: 'plans', label: '引用干预方案', type: 'multi', optionsFrom: 'knowledge-intervention-plan' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
