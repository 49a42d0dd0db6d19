import type { FormDefinition } from '../forms/index.ts';

/** 药品目录. */
export const drugCatalogue: FormDefinition = {
  id: 'drug-catalogue',
  version: 1,
  title: '药品目录',
  module: 'back-office',
  routes: ['upms/ypml'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；功能参照常见后台管理（RuoYi、JeecgBoot）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'drug', title: '药品',
      fields: [
        { key: 'code', label: '药品编码', type: 'text', required: true, maxLength: 30 },
        { key: 'genericName', label: '通用名', type: 'text', required: true, maxLength: 100 },
        { key: 'tradeName', label: '商品名', type: 'text', maxLength: 100 },
        { key: 'pinyin', label: '拼音码', type: 'text', required: true, maxLength: 50 },
        { key: 'wubi', label: '五笔码', type: 'text', maxLength: 50 },
        {
          key: 'category', label: '分类', type: 'single', required: true,
          options: [
            { code: '1', label: '降压药' }, { code: '2', label: '降糖药' }, { code: '3', label: '胰岛素' }, { code: '4', label: '调脂药' },
            { code: '5', label: '抗血小板' }, { code: '6', label: '抗精神病药' }, { code: '7', label: '抗结核药' }, { code: '8', label: '中成药' },
            { code: '9', label: '疫苗' }, { code: '99', label: '其他' },
          ],
        },
        { key: 'form', label: '剂型', type: 'text' },
        { key: 'spec', label: '规格', type: 'text', required: true },
        { key: 'minUnit', label: '最小单位', type: 'text', required: true },
        { key: 'defaultDose', label: '默认每次量', type: 'decimal', precision: 2 },
        {
          key: 'doseUnit', label: '剂量单位', type: 'single',
          options: [
            { code: 'mg', label: 'mg' }, { code: 'g', label: 'g' }, { code: '片', label: '片' }, { code: 'U', label: 'U' },
            { code: 'ml', label: 'ml' },
          ],
        },
        {
          key: 'defaultFreq', label: '默认频次', type: 'single',
          options: [
            { code: 'qd', label: '每日一次' }, { code: 'bid', label: '每日两次' }, { code: 'tid', label: '每日三次' },
            { code: 'qid', label: '每日四次' }, { code: 'qn', label: '每晚一次' }, { code: 'qw', label: '每周一次' },
            { code: 'prn', label: '必要时' },
          ],
        },
        { key: 'manufacturer', label: '生产企业', type: 'text' },
        { key: 'approvalNo', label: '批准文号', type: 'text', maxLength: 30 },
        { key: 'essential', label: '基本药物', type: 'boolean' },
        { key: 'insuranceCode', label: '医保编码', type: 'text', maxLength: 30 },
        { key: 'platformCode', label: '上传平台药品码', type: 'text' },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }],
          default: '1',
        },
      ],
    },
  ],
};
