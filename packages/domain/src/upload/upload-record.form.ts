import type { FormDefinition } from '../forms/index.ts';

/** 体检数据上传记录. */
export const uploadRecord: FormDefinition = {
  id: 'upload-record',
  version: 1,
  title: '体检数据上传记录',
  module: 'upload',
  routes: ['uploadList', 'uploadListed', 'uploadListNot'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'recordDate',
  source: '产品定义（规格书 3、5、7、8 节）',
  verified: ['recall'],
  sections: [
    {
      id: 'what', title: '上传对象',
      fields: [
        { key: 'residentId', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, proposed: 'resident.name' },
        { key: 'idNo', label: '身份证号', type: 'text', required: true, proposed: 'resident.idNumber', sensitive: 'id-number' },
        {
          key: 'recordType', label: '数据类型', type: 'single', required: true,
          options: [
            { code: '1', label: '个人档案' }, { code: '2', label: '健康体检表' }, { code: '3', label: '老年人自理评估' },
            { code: '4', label: '中医体质' }, { code: '5', label: '高血压随访' }, { code: '6', label: '糖尿病随访' },
            { code: '7', label: '精神障碍随访' }, { code: '8', label: '肺结核随访' }, { code: '9', label: '检验报告' },
            { code: '10', label: '心电图' }, { code: '11', label: 'B超' },
          ],
        },
        { key: 'recordId', label: '业务记录编号', type: 'text', required: true },
        { key: 'recordDate', label: '业务日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'org', label: '所属机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'ptusername', label: '上传账号', type: 'text' },
        { key: 'batchNo', label: '上传批次号', type: 'text' },
      ],
    },
    {
      id: 'state', title: '状态',
      fields: [
        {
          key: 'state', label: '上传状态', type: 'single', required: true,
          options: [
            { code: '0', label: '未上传' }, { code: '1', label: '待上传' }, { code: '2', label: '上传中' }, { code: '3', label: '上传成功' },
            { code: '4', label: '上传失败' }, { code: '5', label: '无需上传' }, { code: '6', label: '需重新上传' },
          ],
          default: '0',
        },
        { key: 'attempts', label: '已尝试次数', type: 'integer', unit: '次', default: 0 },
        { key: 'lastTime', label: '最近上传时间', type: 'dateTime' },
        { key: 'nextTime', label: '下次重试时间', type: 'dateTime' },
        { key: 'platformId', label: '平台返回编号', type: 'text', note: '成功后保存，用于对账' },
        {
          key: 'errorCode', label: '错误代码', type: 'single',
          options: [
            { code: 'E01', label: '平台账号或密码错误' }, { code: 'E02', label: '平台登录超时' }, { code: 'E03', label: '平台无该居民档案' },
            { code: 'E04', label: '身份证号不合法' }, { code: 'E05', label: '姓名与平台不一致' }, { code: 'E06', label: '必填项缺失' },
            { code: 'E07', label: '数值超出平台范围' }, { code: 'E08', label: '平台已存在同日期记录' },
            { code: 'E09', label: '责任医生在平台不存在' }, { code: 'E10', label: '机构编码未映射' }, { code: 'E11', label: '网络异常' },
            { code: 'E12', label: '平台维护' }, { code: 'E13', label: '档案已注销或已死亡' }, { code: 'E14', label: '体检日期早于建档日期' },
            { code: 'E99', label: '其他' },
          ],
        },
        { key: 'errorMsg', label: '平台返回信息', type: 'text' },
        { key: 'missingItems', label: '缺失项目', type: 'multi', optionsFrom: 'monitoring-item' },
        { key: 'changedAfterUpload', label: '上传后有修改', type: 'boolean' },
        {
          key: 'reconcileState', label: '对账结果', type: 'single',
          options: [
            { code: '0', label: '未对账' }, { code: '1', label: '一致' }, { code: '2', label: '本地有平台无' }, { code: '3', label: '平台有本地无' },
            { code: '4', label: '内容不一致' },
          ],
        },
      ],
    },
  ],
};
