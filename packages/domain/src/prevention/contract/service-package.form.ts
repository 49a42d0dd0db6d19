import type { FormDefinition } from '../../forms/index.ts';

/** 家庭医生签约服务包. */
export const servicePackage: FormDefinition = {
  id: 'service-package',
  version: 1,
  title: '家庭医生签约服务包',
  module: 'prevention',
  routes: ['yfrh/tcgl'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；字段参照同类生产系统签约模块（rw-bsoft/his SCM）与国家家庭医生签约服务文件',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'base', title: '服务包',
      fields: [
        { key: 'code', label: '服务包编码', type: 'text', required: true, maxLength: 20 },
        { key: 'name', label: '服务包名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'kind', label: '服务包类型', type: 'single', required: true,
          options: [
            { code: '1', label: '基础包(免费)' }, { code: '2', label: '初级包' }, { code: '3', label: '中级包' }, { code: '4', label: '高级包' },
            { code: '5', label: '个性化包' },
          ],
          default: '1',
        },
        {
          key: 'crowd', label: '适用人群', type: 'multi', required: true,
          options: [
            { code: '03', label: '65岁及以上老年人' }, { code: '04', label: '高血压患者' }, { code: '05', label: '2型糖尿病患者' },
            { code: '06', label: '严重精神障碍患者' }, { code: '07', label: '肺结核患者' }, { code: '01', label: '孕产妇' },
            { code: '02', label: '0~6岁儿童' }, { code: '08', label: '残疾人' }, { code: '13', label: '脱贫人口' }, { code: '10', label: '一般人群' },
          ],
        },
        { key: 'org', label: '所属机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'price', label: '标准价格', type: 'decimal', unit: '元', min: 0, max: 9999, precision: 2, default: 0 },
        { key: 'discount', label: '折扣', type: 'decimal', unit: '%', min: 0, max: 100, default: 100 },
        { key: 'realPrice', label: '实际价格', type: 'computed', unit: '元', computed: 'price * discount / 100' },
        { key: 'insurancePay', label: '医保支付', type: 'decimal', unit: '元', min: 0, max: 9999, precision: 2 },
        { key: 'publicPay', label: '公卫经费支付', type: 'decimal', unit: '元', min: 0, max: 9999, precision: 2 },
        {
          key: 'selfPay', label: '个人支付', type: 'computed', unit: '元',
          computed: 'realPrice - (isMissing(insurancePay) ? 0 : insurancePay) - (isMissing(publicPay) ? 0 : publicPay)',
        },
        { key: 'term', label: '服务周期', type: 'integer', unit: '月', min: 1, max: 36, default: 12 },
        { key: 'startDate', label: '启用日期', type: 'date', required: true },
        { key: 'endDate', label: '停用日期', type: 'date' },
        { key: 'intro', label: '服务包简介', type: 'longText', maxLength: 500 },
        { key: 'agreement', label: '协议文本', type: 'longText', note: '含{甲方}{乙方}{起止日期}占位' },
        {
          key: 'state', label: '状态', type: 'single', required: true,
          options: [{ code: '0', label: '草稿' }, { code: '1', label: '启用' }, { code: '2', label: '停用' }], default: '0',
        },
        { key: 'sort', label: '排序', type: 'integer', min: 0, max: 9999 },
      ],
    },
    {
      id: 'items', title: '服务项目',
      fields: [
        {
          key: 'items', label: '项目', type: 'table', required: true, minRows: 1,
          columns: [
            { key: 'itemCode', label: '项目编码', type: 'text', required: true },
            { key: 'itemName', label: '项目名称', type: 'text', required: true },
            {
              key: 'category', label: '项目分类', type: 'single',
              options: [
                { code: '1', label: '基本医疗' }, { code: '2', label: '基本公共卫生' }, { code: '3', label: '健康管理' },
                { code: '4', label: '中医药' }, { code: '5', label: '慢病监测' }, { code: '6', label: '上门服务' },
              ],
            },
            { key: 'times', label: '服务次数', type: 'integer', unit: '次/周期', min: 1, max: 366 },
            { key: 'unitPrice', label: '单价', type: 'decimal', unit: '元', precision: 2 },
            {
              key: 'linkedForm', label: '对应业务表单', type: 'single',
              options: [
                { code: 'health-check-up', label: '健康体检' }, { code: 'hypertension-follow-up', label: '高血压随访' },
                { code: 'diabetes-follow-up', label: '糖尿病随访' }, { code: 'psychosis-follow-up', label: '精神障碍随访' },
                { code: 'tcm-guidance', label: '中医药管理' }, { code: 'management-prescription', label: '管理处方' },
                { code: 'health-intervention', label: '健康干预' },
              ],
            },
            {
              key: 'finishRule', label: '完成判定', type: 'single',
              options: [{ code: '1', label: '产生对应记录' }, { code: '2', label: '人工确认' }, { code: '3', label: '上传照片' }],
            },
            { key: 'note', label: '说明', type: 'text' },
          ],
        },
      ],
    },
  ],
  checks: [
    {
      id: 'start-date-before-end-date', when: 'startDate > endDate', severity: 'error', message: '启用日期不能晚于停用日期，请核对。',
      fields: ['endDate', 'startDate'],
    },
    {
      id: 'negative-pay', when: 'selfPay < 0', severity: 'error', message: '个人支付不能为负，请核对医保与公卫支付。',
      fields: ['insurancePay', 'publicPay', 'price'],
    },
  ],
};
