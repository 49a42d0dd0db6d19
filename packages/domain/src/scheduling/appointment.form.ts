import type { FormDefinition } from '../forms/index.ts';

/** 体检预约单. */
export const appointment: FormDefinition = {
  id: 'appointment',
  version: 1,
  title: '体检预约单',
  module: 'appointment',
  routes: ['appointList', 'appointListNot', 'appointManage'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'date',
  source: '产品定义（规格书 2、4、7 节；县级公卫体检预约惯例）',
  verified: ['recall'],
  sections: [
    {
      id: 'who', title: '预约对象',
      fields: [
        { key: 'residentId', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, proposed: 'resident.name' },
        { key: 'idNo', label: '身份证号', type: 'text', required: true, proposed: 'resident.idNumber', sensitive: 'id-number' },
        {
          key: 'sex', label: '性别', type: 'single', options: [{ code: '1', label: '男' }, { code: '2', label: '女' }],
          proposed: "resident.sex == 'male' ? '1' : '2'",
        },
        { key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(resident.birthDate, date)' },
        { key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 11, proposed: 'resident.phone', sensitive: 'phone' },
        {
          key: 'crowd', label: '人群分类', type: 'multi',
          options: [
            { code: '03', label: '65岁及以上老年人' }, { code: '04', label: '高血压患者' }, { code: '05', label: '2型糖尿病患者' },
            { code: '06', label: '严重精神障碍患者' }, { code: '07', label: '肺结核患者' }, { code: '01', label: '孕产妇' },
            { code: '02', label: '0~6岁儿童' }, { code: '08', label: '残疾人' }, { code: '13', label: '脱贫人口' }, { code: '10', label: '一般人群' },
          ],
        },
        { key: 'villageOrg', label: '所属村卫生室', type: 'institution' },
        { key: 'doctor', label: '责任医生', type: 'user' },
      ],
    },
    {
      id: 'plan', title: '预约安排',
      fields: [
        { key: 'year', label: '体检年度', type: 'integer', required: true, min: 2009, max: 2100, proposed: 'left(date, 4)' },
        {
          key: 'checkType', label: '体检类别', type: 'single', required: true,
          options: [
            { code: '1', label: '65岁及以上老年人体检' }, { code: '2', label: '高血压患者体检' }, { code: '3', label: '糖尿病患者体检' },
            { code: '4', label: '严重精神障碍患者体检' }, { code: '5', label: '肺结核患者随访检查' }, { code: '6', label: '孕产妇产检' },
            { code: '7', label: '儿童体检' }, { code: '8', label: '婚前孕前检查' }, { code: '9', label: '一般居民体检' },
          ],
        },
        { key: 'sessionId', label: '体检场次', type: 'text', required: true, note: '选择场次带出日期、时段、地点、剩余号' },
        { key: 'date', label: '预约日期', type: 'date', required: true },
        {
          key: 'period', label: '时段', type: 'single', required: true,
          options: [
            { code: '1', label: '上午' }, { code: '2', label: '下午' }, { code: '3', label: '07:30-08:30' }, { code: '4', label: '08:30-09:30' },
            { code: '5', label: '09:30-10:30' },
          ],
          default: '1',
        },
        { key: 'place', label: '体检地点', type: 'text', required: true, maxLength: 100 },
        {
          key: 'transport', label: '到检方式', type: 'single',
          options: [{ code: '1', label: '自行前往' }, { code: '2', label: '村集中接送' }, { code: '3', label: '入户体检' }],
        },
        { key: 'fasting', label: '空腹提醒', type: 'boolean', default: true },
        {
          key: 'channel', label: '预约渠道', type: 'single',
          options: [
            { code: '1', label: '机构代约' }, { code: '2', label: '村医代约' }, { code: '3', label: '微信自助' }, { code: '4', label: '电话' },
            { code: '5', label: '批量导入' },
          ],
          default: '1',
        },
        {
          key: 'notify', label: '通知方式', type: 'multi',
          options: [{ code: '1', label: '短信' }, { code: '2', label: '微信' }, { code: '3', label: '电话' }, { code: '4', label: '村医上门' }],
        },
        { key: 'remark', label: '备注', type: 'longText', maxLength: 200 },
      ],
    },
    {
      id: 'progress', title: '到检情况',
      fields: [
        {
          key: 'state', label: '预约状态', type: 'single', required: true,
          options: [
            { code: '0', label: '未预约' }, { code: '1', label: '已预约' }, { code: '2', label: '已签到' }, { code: '3', label: '体检中' },
            { code: '4', label: '已完成' }, { code: '5', label: '已爽约' }, { code: '6', label: '已取消' }, { code: '7', label: '已改约' },
          ],
          default: '1',
        },
        { key: 'checkInTime', label: '签到时间', type: 'dateTime' },
        { key: 'finishTime', label: '完成时间', type: 'dateTime' },
        {
          key: 'cancelReason', label: '取消/改约原因', type: 'single',
          options: [
            { code: '1', label: '本人要求' }, { code: '2', label: '外出' }, { code: '3', label: '住院' }, { code: '4', label: '天气' },
            { code: '5', label: '场次取消' }, { code: '6', label: '重复预约' }, { code: '7', label: '已死亡或迁出' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'cancelOther',
        },
        { key: 'cancelOther', label: '其他原因', type: 'text', maxLength: 100 },
        { key: 'noShowTimes', label: '累计爽约次数', type: 'integer', unit: '次' },
      ],
    },
  ],
  checks: [
    {
      id: 'check-in-time-before-finish-time', when: 'checkInTime > finishTime', severity: 'error', message: '签到时间不能晚于完成时间，请核对。',
      fields: ['finishTime', 'checkInTime'],
    },
    {
      id: 'past-day', when: "state == '1' && isMissing(checkInTime) && date < today", severity: 'warning', message: '预约日期早于今天，请核对。',
      fields: ['date'],
    },
    { id: 'check-in-day', when: 'left(checkInTime, 10) != date', severity: 'error', message: '签到仅限预约当日。', fields: ['checkInTime', 'date'] },
  ],
};
