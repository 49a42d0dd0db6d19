import type { FormDefinition } from '../forms/index.ts';

/** 机构设置. */
export const organisationSettings: FormDefinition = {
  id: 'organisation-settings',
  version: 1,
  title: '机构设置',
  module: 'back-office',
  routes: ['info/org'],
  subject: 'institution',
  occurs: 'one',
  source: '规格书（info/org）与机构字段',
  verified: ['spec'],
  sections: [
    {
      id: 'info', title: '机构信息',
      fields: [
        { key: 'jgbh', label: '机构编码', type: 'text', required: true, proposed: 'user.institutionCode', note: '只读' },
        { key: 'jgmc', label: '机构名称', type: 'text', required: true, proposed: 'user.institutionName', note: '只读，修改需上级' },
        {
          key: 'jgjb', label: '机构级别', type: 'single',
          options: [
            { code: '1', label: '省级' }, { code: '2', label: '市级' }, { code: '3', label: '县级' }, { code: '4', label: '乡镇级' },
            { code: '5', label: '村级' },
          ],
        },
        { key: 'address', label: '地址', type: 'text', maxLength: 200 },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20 },
        { key: 'director', label: '负责人', type: 'text', maxLength: 30 },
        { key: 'kfurl', label: '客服二维码', type: 'image' },
        { key: 'logo', label: '机构标识', type: 'image' },
        { key: 'seal', label: '电子公章', type: 'image', note: 'POST /ykdjgxxs/jgxxysqm' },
        { key: 'servicePeople', label: '服务人口', type: 'integer', unit: '人' },
      ],
    },
    {
      id: 'towns', title: '下辖乡镇/村维护',
      fields: [
        {
          key: 'towns', label: '乡镇', type: 'table',
          columns: [
            { key: 'townId', label: '乡镇编码', type: 'text' },
            { key: 'townName', label: '乡镇名称', type: 'text' },
            { key: 'population', label: '人口', type: 'integer', unit: '人' },
          ],
        },
        {
          key: 'villages', label: '村', type: 'table',
          columns: [
            { key: 'villageId', label: '村编码', type: 'text' },
            { key: 'villageName', label: '村名称', type: 'text' },
            { key: 'clinic', label: '村卫生室', type: 'institution' },
            { key: 'population', label: '人口', type: 'integer', unit: '人' },
          ],
        },
      ],
    },
    {
      id: 'print', title: '报告设置',
      fields: [
        { key: 'reportTitle', label: '报告抬头', type: 'text', maxLength: 100 },
        {
          key: 'coverStyle', label: '封面样式', type: 'single',
          options: [
            { code: '1', label: '标准封面' }, { code: '2', label: '新封面' }, { code: '3', label: '图片封面' }, { code: '4', label: '卫健封面' },
          ],
        },
        { key: 'coverImage', label: '封面图片', type: 'image' },
        { key: 'guidance', label: '默认健康指导语', type: 'longText' },
        { key: 'checkDoctor', label: '默认总检医生', type: 'user' },
      ],
    },
  ],
};
