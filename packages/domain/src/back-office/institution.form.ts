import type { FormDefinition } from '../forms/index.ts';

/** 机构. */
export const institution: FormDefinition = {
  id: 'institution',
  version: 1,
  title: '机构',
  module: 'back-office',
  routes: ['upms/jgyh', 'info/org'],
  subject: 'institution',
  occurs: 'one',
  source: '规格书3节机构字段；扩充字段参照卫生机构登记惯例（rw-bsoft/his SYS_Organization）',
  verified: ['spec', 'peer-schema'],
  sections: [
    {
      id: 'base', title: '基本信息',
      fields: [
        { key: 'jgbh', label: '机构编码', type: 'text', required: true, maxLength: 22, pattern: '^[A-Za-z0-9]+$' },
        { key: 'jgmc', label: '机构名称', type: 'text', required: true, maxLength: 100 },
        { key: 'jgjc', label: '机构简称', type: 'text', maxLength: 30 },
        {
          key: 'jgjb', label: '机构级别', type: 'single', required: true,
          options: [
            { code: '1', label: '省级' }, { code: '2', label: '市级' }, { code: '3', label: '县级' }, { code: '4', label: '乡镇级' },
            { code: '5', label: '村级' },
          ],
        },
        { key: 'parent', label: '上级机构', type: 'institution', required: true },
        { key: 'jgflag', label: '机构标志', type: 'single', options: [{ code: 'jg', label: '机构（可展开下级）' }, { code: 'qt', label: '其他' }] },
        {
          key: 'orgType', label: '机构类别', type: 'single', required: true,
          options: [
            { code: '1', label: '卫生健康行政部门' }, { code: '2', label: '县级医院' }, { code: '3', label: '疾病预防控制中心' },
            { code: '4', label: '妇幼保健院' }, { code: '5', label: '乡镇卫生院' }, { code: '6', label: '社区卫生服务中心' },
            { code: '7', label: '社区卫生服务站' }, { code: '8', label: '村卫生室' }, { code: '9', label: '第三方检测机构' },
          ],
        },
        { key: 'creditCode', label: '统一社会信用代码', type: 'text', maxLength: 18 },
        { key: 'licenseNo', label: '医疗机构执业许可证号', type: 'text', maxLength: 30 },
        { key: 'region', label: '行政区划', type: 'region', required: true },
        { key: 'address', label: '地址', type: 'text', maxLength: 200 },
        { key: 'lng', label: '经度', type: 'decimal', min: 73, max: 136, precision: 6 },
        { key: 'lat', label: '纬度', type: 'decimal', min: 3, max: 54, precision: 6 },
        { key: 'director', label: '负责人', type: 'text', maxLength: 30 },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20 },
        { key: 'population', label: '服务人口', type: 'integer', unit: '人', min: 0 },
        { key: 'elderly', label: '65岁及以上人口', type: 'integer', unit: '人' },
        { key: 'villages', label: '下辖村数', type: 'integer', unit: '个' },
        { key: 'sort', label: '排序', type: 'integer', min: 0, max: 9999 },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '0', label: '有效' }, { code: '1', label: '无效' }],
          default: '0',
        },
      ],
    },
    {
      id: 'setting', title: '业务设置',
      fields: [
        { key: 'kfurl', label: '客服二维码', type: 'image' },
        { key: 'logo', label: '机构标识', type: 'image' },
        { key: 'seal', label: '电子公章', type: 'image' },
        { key: 'reportTitle', label: '报告抬头', type: 'text', maxLength: 100 },
        {
          key: 'coverStyle', label: '体检封面样式', type: 'single',
          options: [
            { code: '1', label: '标准封面' }, { code: '2', label: '新封面' }, { code: '3', label: '图片封面' }, { code: '4', label: '卫健封面' },
          ],
        },
        { key: 'autoRegister', label: '自动注册开关', type: 'boolean', default: true },
        { key: 'platformCode', label: '第三方平台机构编码', type: 'text' },
        { key: 'platformUrl', label: '第三方平台地址', type: 'text' },
        { key: 'openUpload', label: '允许上传', type: 'boolean', default: true },
      ],
    },
  ],
};
