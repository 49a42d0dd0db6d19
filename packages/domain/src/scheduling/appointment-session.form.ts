import type { FormDefinition } from '../forms/index.ts';

/** 体检场次（号源）. */
export const appointmentSession: FormDefinition = {
  id: 'appointment-session',
  version: 1,
  title: '体检场次（号源）',
  module: 'appointment',
  routes: ['appointManage'],
  subject: 'institution',
  occurs: 'many',
  occurredOn: 'date',
  source: '产品定义（规格书 2、4、7 节；县级公卫体检预约惯例）',
  verified: ['recall'],
  sections: [
    {
      id: 'session', title: '场次',
      fields: [
        { key: 'sessionName', label: '场次名称', type: 'text', required: true, maxLength: 50 },
        { key: 'hostOrg', label: '承办机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'villages', label: '覆盖村/社区', type: 'multi', required: true, optionsFrom: 'institution' },
        { key: 'date', label: '日期', type: 'date', required: true },
        {
          key: 'period', label: '时段', type: 'single', required: true,
          options: [{ code: '1', label: '上午' }, { code: '2', label: '下午' }, { code: '3', label: '全天' }],
        },
        { key: 'place', label: '地点', type: 'text', required: true, maxLength: 100 },
        { key: 'capacity', label: '号源总数', type: 'integer', unit: '人', required: true, min: 1, max: 1000 },
        { key: 'reserved', label: '已约人数', type: 'computed', unit: '人', computed: 'isMissing(previous.reserved) ? 0 : previous.reserved' },
        { key: 'left', label: '剩余号', type: 'computed', unit: '人', computed: 'capacity - reserved' },
        {
          key: 'items', label: '开展项目', type: 'multi',
          options: [
            { code: '1', label: '问卷' }, { code: '2', label: '体格检查' }, { code: '3', label: '血常规' }, { code: '4', label: '尿常规' },
            { code: '5', label: '生化' }, { code: '6', label: '心电图' }, { code: '7', label: 'B超' }, { code: '8', label: '中医体质' },
            { code: '9', label: '认知抑郁筛查' },
          ],
        },
        { key: 'staff', label: '工作人员', type: 'multi', optionsFrom: 'user' },
        { key: 'vehicle', label: '体检车/设备', type: 'text', maxLength: 50 },
        {
          key: 'state', label: '场次状态', type: 'single', required: true,
          options: [
            { code: '0', label: '草稿' }, { code: '1', label: '开放预约' }, { code: '2', label: '约满' }, { code: '3', label: '进行中' },
            { code: '4', label: '已结束' }, { code: '5', label: '已取消' },
          ],
          default: '0',
        },
      ],
    },
  ],
  checks: [
    { id: 'capacity', when: 'capacity < reserved', severity: 'error', message: '号源总数不能小于已约人数。', fields: ['capacity'] },
  ],
};
