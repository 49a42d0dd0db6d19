import type { FormDefinition } from '../../forms/index.ts';

/** 监测设备. */
export const device: FormDefinition = {
  id: 'device',
  version: 1,
  title: '监测设备',
  module: 'prevention',
  routes: ['yfrh/sbgl'],
  subject: 'device',
  occurs: 'many',
  source: '产品定义（规格书设备绑定记录）',
  verified: ['recall'],
  sections: [
    {
      id: 'device', title: '设备',
      fields: [
        { key: 'deviceno', label: '设备编码', type: 'text', required: true, maxLength: 50 },
        {
          key: 'yqtype', label: '设备类型', type: 'single', required: true,
          options: [{ code: 'xy', label: '血压计' }, { code: 'xt', label: '血糖仪' }],
        },
        { key: 'brand', label: '品牌', type: 'text', maxLength: 50 },
        { key: 'model', label: '型号', type: 'text', maxLength: 50 },
        {
          key: 'clfx', label: '测量方向/方式', type: 'single',
          options: [{ code: '1', label: '左上臂' }, { code: '2', label: '右上臂' }, { code: '3', label: '双臂' }, { code: '4', label: '指尖末梢血' }],
          note: '规格书字段clfx未说明含义，暂定“测量方向”，见疑点',
        },
        { key: 'sim', label: 'SIM卡号', type: 'text', maxLength: 20 },
        { key: 'org', label: '所属机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'owner', label: '保管人', type: 'user' },
        { key: 'resident', label: '绑定居民', type: 'resident', note: '在设备列表用“绑定居民”“解绑”改' },
        { key: 'department', label: '使用科室', type: 'text', maxLength: 50 },
        { key: 'buyDate', label: '购入日期', type: 'date' },
        { key: 'calibrateDate', label: '最近检定日期', type: 'date' },
        { key: 'nextCalibrate', label: '下次检定日期', type: 'date', note: '血压计检定周期一般12个月' },
        { key: 'battery', label: '电量', type: 'integer', unit: '%', min: 0, max: 100 },
        { key: 'signal', label: '信号', type: 'integer', unit: '%', min: 0, max: 100 },
        { key: 'lastOnline', label: '最近通讯时间', type: 'dateTime' },
        {
          key: 'state', label: '设备状态', type: 'single', required: true,
          options: [
            { code: '0', label: '未绑定' }, { code: '1', label: '已绑定用户' }, { code: '2', label: '已绑定居民' }, { code: '3', label: '离线' },
            { code: '4', label: '维修中' }, { code: '5', label: '已报废' },
          ],
          default: '0',
        },
      ],
    },
  ],
  checks: [
    {
      id: 'bound-to-somebody', when: "state == '2' && isMissing(resident)", severity: 'warning',
      message: '状态是“已绑定居民”，但没有绑定哪位居民：请在设备列表点“绑定居民”。', fields: ['state'],
    },
    {
      id: 'buy-date-before-next-calibrate', when: 'buyDate > nextCalibrate', severity: 'error', message: '购入日期不能晚于下次检定日期，请核对。',
      fields: ['nextCalibrate', 'buyDate'],
    },
    {
      id: 'calibrate-date-before-next-calibrate', when: 'calibrateDate > nextCalibrate', severity: 'error',
      message: '最近检定日期不能晚于下次检定日期，请核对。', fields: ['nextCalibrate', 'calibrateDate'],
    },
  ],
};
