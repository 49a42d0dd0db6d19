import type { FormDefinition } from '../forms/index.ts';
import { NO_CARD } from './tube-code.data.ts';

/**
 * 核酸采样登记（单管）.
 * The four-digit `previous.serial` of institution and day is handed out by the server.
 */
export const nucleicSample: FormDefinition = {
  id: 'nucleic-sample',
  version: 1,
  title: '核酸采样登记（单管）',
  module: 'nucleic',
  routes: ['hsjc/cjyb'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'sampleTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'person', title: '受检者信息',
      fields: [
        { key: 'idType', label: '证件类型', type: 'single', required: true, dictionary: 'id-document-type', default: '01' },
        {
          key: 'idNo', label: '证件号码', type: 'text', required: true, maxLength: 20, sensitive: 'id-number',
          note: '居民身份证15或18位，18位须通过校验码；没有证件的选其他，填居民健康档案编号',
        },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50 },
        {
          key: 'sex', label: '性别', type: 'single', required: true, options: [{ code: '1', label: '男' }, { code: '2', label: '女' }],
          note: '由身份证号带出，可改',
        },
        {
          key: 'age', label: '年龄', type: 'computed', unit: '岁',
          computed: "fullYears(isMissing(birthday) && idType == '01' ? concat(right(left(idNo, 10), 4), '-', right(left(idNo, 12), 2), '-', right(left(idNo, 14), 2)) : birthday, sampleTime)",
        },
        { key: 'birthday', label: '出生日期', type: 'date', sensitive: 'birth-date' },
        {
          key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 11, pattern: '^1[3-9]\\d{9}$', sensitive: 'phone',
          note: '空：手机号码不能为空；长度不符：手机号码长度不为11位；格式不符：手机号码格式不正确',
        },
        { key: 'guardianPhone', label: '监护人电话', type: 'text', maxLength: 11, sensitive: 'phone', note: '无手机的儿童或老人填写代办人电话' },
        { key: 'region', label: '现住址行政区划', type: 'region', required: true },
        { key: 'address', label: '详细地址', type: 'text', maxLength: 200, sensitive: 'address' },
        { key: 'workUnit', label: '工作单位/学校', type: 'text', maxLength: 100 },
        { key: 'residentId', label: '关联居民档案', type: 'resident', note: '按证件号自动匹配，未建档可不关联' },
        {
          key: 'crowdType', label: '人群类别', type: 'single', required: true,
          options: [
            { code: '1', label: '愿检尽检' }, { code: '2', label: '应检尽检重点人群' }, { code: '3', label: '发热门诊患者' },
            { code: '4', label: '住院及陪护' }, { code: '5', label: '密切接触者' }, { code: '6', label: '次密切接触者' },
            { code: '7', label: '隔离人员' }, { code: '8', label: '入境人员' }, { code: '9', label: '学校师生' }, { code: '10', label: '区域筛查' },
            { code: '11', label: '冷链从业人员' }, { code: '12', label: '医务人员' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'crowdOther',
        },
        { key: 'crowdOther', label: '其他人群说明', type: 'text', maxLength: 50, visibleWhen: { field: 'crowdType', in: ['99'] } },
      ],
    },
    {
      id: 'sampling', title: '采样信息',
      fields: [
        {
          key: 'sampleNo', label: '样本编号', type: 'computed',
          computed: 'concat(right(sampleOrg, 6), right(left(sampleTime, 4), 2), right(left(sampleTime, 7), 2), right(left(sampleTime, 10), 2), previous.serial)',
          note: '全平台唯一，作废不复用',
        },
        {
          key: 'tubeBarcode', label: '采样管条码', type: 'text', required: true, maxLength: 32, pattern: `^${NO_CARD}[A-Za-z0-9-]{6,32}$`,
          note: '扫码录入，同一条码未作废时不可重复；误扫的身份证号、档案号不作管码',
        },
        { key: 'batchNo', label: '采样批次号', type: 'text', maxLength: 32, note: '同一采样点同一班次自动带出' },
        {
          key: 'specimenType', label: '标本类型', type: 'single', required: true,
          options: [
            { code: '1', label: '咽拭子' }, { code: '2', label: '鼻咽拭子' }, { code: '3', label: '口咽拭子' }, { code: '4', label: '痰液' },
            { code: '5', label: '肛拭子' }, { code: '6', label: '血清' }, { code: '7', label: '环境涂抹' }, { code: '9', label: '其他' },
          ],
          default: '3',
        },
        {
          key: 'sampleSite', label: '采样部位', type: 'single',
          options: [{ code: '1', label: '口咽' }, { code: '2', label: '鼻咽左' }, { code: '3', label: '鼻咽右' }, { code: '9', label: '其他' }],
        },
        { key: 'mixType', label: '采样方式', type: 'single', required: true, options: [{ code: '1', label: '单采' }], default: '1' },
        { key: 'sampleOrg', label: '采样机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'samplePoint', label: '采样点', type: 'text', required: true, maxLength: 100 },
        { key: 'sampler', label: '采样人员', type: 'user', required: true, proposed: 'user.id' },
        { key: 'sampleTime', label: '采样时间', type: 'dateTime', required: true, note: '不得晚于当前时间，不得早于采样管启用时间' },
        {
          key: 'checkType', label: '检测目的', type: 'single',
          options: [
            { code: '1', label: '首次检测' }, { code: '2', label: '混采阳性单管复核' }, { code: '3', label: '可疑复检' },
            { code: '4', label: '解除隔离' }, { code: '5', label: '常规筛查' },
          ],
          default: '5',
        },
        {
          key: 'originPool', label: '原混采管条码', type: 'text', required: true, visibleWhen: { field: 'checkType', in: ['2'] },
          note: '复核样本必填',
        },
        {
          key: 'preserveTemp', label: '保存温度', type: 'single',
          options: [{ code: '1', label: '2~8℃' }, { code: '2', label: '-20℃' }, { code: '3', label: '-70℃以下' }, { code: '4', label: '室温' }],
          default: '1',
        },
        {
          key: 'payType', label: '付费方式', type: 'single',
          options: [{ code: '0', label: '微信' }, { code: '1', label: '支付宝' }, { code: '2', label: '银行卡' }, { code: '3', label: '免费' }],
          default: '3',
        },
        { key: 'remark', label: '备注', type: 'longText', maxLength: 200 },
      ],
    },
  ],
};
