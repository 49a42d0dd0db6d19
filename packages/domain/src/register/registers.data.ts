import { KNOWLEDGE_REGISTERS, NOT_COUNTED } from './knowledge-registers.data.ts';
import { DEVICE_OFFLINE } from '../lists/definitions/monitoring/device-offline.ts';
import type { RegisterDefinition } from './register.ts';

/** The registers there are. Columns, their widths and filters as the reference lists them; what it lists and the form does not ask is in `unavailableColumns`. */
export const registers: readonly RegisterDefinition[] = [
  {
    formId: 'drug-catalogue', unit: '种', titleField: 'genericName', unique: 'code', inherited: true, imports: 'E',
    columns: [
      { key: 'code', label: '编码', width: 110, sortable: true }, { key: 'genericName', label: '通用名', width: 180, grows: true, sortable: true },
      { key: 'tradeName', label: '商品名', width: 110, wide: true }, { key: 'category', label: '分类', width: 90, sortable: true },
      { key: 'form', label: '剂型', width: 80 }, { key: 'spec', label: '规格', width: 110 }, { key: 'minUnit', label: '单位', width: 60, wide: true },
      { key: 'manufacturer', label: '生产企业', width: 150, wide: true }, { key: 'essential', label: '基药', width: 60 },
      { key: 'platformCode', label: '平台码', width: 90, wide: true }, { key: '@used', label: '引用次数', width: 90, sortable: true },
      { key: 'state', label: '状态', width: 70 },
    ],
    search: ['genericName', 'tradeName', 'pinyin', 'wubi', 'code'], filters: ['category', 'essential', 'state'], sort: { by: 'code' },
    views: [
      { id: 'hypertension', label: '降压药', where: { category: ['1'], state: ['1'] } },
      { id: 'diabetes', label: '降糖药与胰岛素', where: { category: ['2', '3'], state: ['1'] } },
      { id: 'unmatched', label: '没对平台码', condition: "record.state == '1' && isMissing(record.platformCode)" },
      { id: 'unused', label: '一年没用过', condition: 'record.@used == 0' },
    ],
    more: [{ id: 'uses', label: '看用药', on: 'row', letter: 'V', permission: 'gwyfrh', when: 'record.@used > 0', does: { open: '/upms/ypml/yy?view=year&drug=:id' }, counted: '@used' }],
  },
  {
    formId: 'monitoring-item', unit: '项', titleField: 'name', unique: 'code', inherited: true, imports: 'M',
    columns: [
      { key: 'code', label: '编码', width: 90, sortable: true }, { key: 'name', label: '名称', width: 150, sortable: true },
      { key: 'unit', label: '单位', width: 90 }, { key: 'ranges', label: '参考区间', width: 190, grows: true, show: { kind: 'reference-rows' } },
      { key: 'category', label: '分类', width: 90, sortable: true },
      { key: 'inputRange', label: '录入范围', width: 100, show: { kind: 'range', from: 'inputMin', to: 'inputMax' } },
      { key: 'critical', label: '危急值', width: 110, show: { kind: 'critical-limits', low: 'criticalLow', high: 'criticalHigh' } },
      { key: 'deviceCode', label: '仪器码', width: 80, wide: true }, { key: 'platformCode', label: '平台码', width: 80, wide: true },
      { key: 'required', label: '必查', width: 60 }, { key: 'state', label: '状态', width: 70, behind: true },
      { key: '@updatedAt', label: '更新时间', width: 110, wide: true, sortable: true },
    ],
    search: ['code', 'name', 'enName'], filters: ['category', 'state'], sort: { by: 'sort' },
  },
  {
    formId: 'global-config', unit: '项', titleField: 'name', unique: 'key', inherited: true,
    columns: [
      { key: 'group', label: '分组', width: 100, sortable: true }, { key: 'key', label: '参数键', width: 170, sortable: true },
      { key: 'name', label: '名称', width: 180, grows: true }, { key: 'value', label: '当前值', width: 120 },
      { key: 'defaultValue', label: '默认值', width: 100, wide: true }, { key: 'unit', label: '单位', width: 70 }, { key: 'scope', label: '作用范围', width: 110 },
      { key: '@institution', label: '设置机构', width: 150 }, { key: '@updatedBy', label: '修改人', width: 80, wide: true },
      { key: '@updatedAt', label: '修改时间', width: 110, sortable: true },
    ],
    search: ['key', 'name'], filters: ['group', 'scope'], sort: { by: 'key' },
  },
  {
    formId: 'announcement', unit: '条', titleField: 'title', inherited: true,
    columns: [
      { key: 'title', label: '标题', width: 200, grows: true }, { key: 'top', label: '置顶', width: 60 }, { key: '@institution', label: '发布机构', width: 180 },
      { key: '@updatedBy', label: '修改人', width: 90, wide: true }, { key: 'publishTime', label: '发布时间', width: 140, sortable: true },
      { key: 'validTo', label: '有效期至', width: 110, sortable: true }, { key: 'state', label: '状态', width: 80 },
    ],
    search: ['title', 'content'], filters: ['state', 'top'], sort: { by: 'publishTime', descending: true },
    views: [
      { id: 'live', label: '在发布', condition: "record.state == '1' && record.validTo >= @today" },
      { id: 'over', label: '已过期', condition: "record.state == '1' && record.validTo < @today" },
      { id: 'draft', label: '草稿', where: { state: ['0'] } },
    ],
  },
  {
    formId: 'app-version', unit: '个', titleField: 'versionName', inherited: true,
    columns: [
      { key: 'appName', label: '应用', width: 120 }, { key: 'platform', label: '平台', width: 90 },
      { key: 'versionName', label: '版本号', width: 90 }, { key: 'versionCode', label: '内部版本', width: 90, sortable: true },
      { key: 'size', label: '大小', width: 90, wide: true }, { key: 'force', label: '强制更新', width: 90 },
      { key: 'content', label: '更新说明', width: 220, grows: true },
      { key: '@updatedBy', label: '发布人', width: 90 }, { key: 'publishTime', label: '发布时间', width: 140, sortable: true },
      { key: 'state', label: '状态', width: 80 },
    ],
    search: ['versionName', 'content'], filters: ['appName', 'platform', 'state'], sort: { by: 'publishTime', descending: true },
    views: [
      { id: 'live', label: '在用', condition: "hasAny(record.state, ['1', '2'])" },
      { id: 'draft', label: '草稿', where: { state: ['0'] } },
      { id: 'app', label: '随访APP', where: { appName: ['1'] } },
      { id: 'machine', label: '体检一体机', where: { appName: ['2'] } },
    ],
    more: [
      { id: 'terminals', label: '终端版本', on: 'page', letter: 'V', does: { dialog: 'app-versions' } },
      {
        id: 'qrcode', label: '下载二维码', on: 'row', letter: 'V', does: { dialog: 'app-qr' },
        when: "hasAny(record.state, ['1', '2']) && !record.@removed && startsWith(record.file, '/api/v1/app-packages/')",
      },
    ],
    unavailableColumns: { 使用占比: '在“终端版本”里，按终端数得出', 下载: '在“终端版本”里，由服务器计数' },
  },
  {
    formId: 'hotel', unit: '家', titleField: 'name',
    columns: [
      { key: 'name', label: '酒店名称', width: 200, sortable: true }, { key: 'star', label: '星级', width: 70 }, { key: 'region', label: '地区', width: 160 },
      { key: 'address', label: '地址', width: 200, grows: true }, { key: 'phone', label: '电话', width: 120 },
      { key: '@houseTypes', label: '房型数', width: 80 }, { key: 'state', label: '状态', width: 70 },
      { key: '@createdAt', label: '创建时间', width: 110, sortable: true, wide: true },
    ],
    search: ['name', 'address'], filters: ['star', 'state'], sort: { by: '@createdAt', descending: true },
    more: [{ id: 'rooms', label: '看房型', on: 'row', letter: 'V', when: 'record.@houseTypes > 0', does: { open: '/houseType?hotel=:id' }, counted: '@houseTypes' }],
  },
  {
    formId: 'house-type', unit: '种', titleField: 'name', counted: true,
    columns: [
      { key: 'hotel', label: '所属酒店', width: 180, grows: true }, { key: 'name', label: '房型', width: 140, sortable: true },
      { key: 'bed', label: '床型', width: 80 }, { key: 'capacity', label: '人数', width: 80 }, { key: 'price', label: '门市价', width: 90, sortable: true },
      { key: 'vipPrice', label: '会员价', width: 90 }, { key: 'stock', label: '房间数', width: 80 }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name', 'hotel'], filters: ['bed', 'state'],
    leads: [{ key: 'hotel', label: '所属酒店', kind: 'thing', of: { list: 'hotel', column: 'name' }, on: 'record.@hotels', place: 'more' }],
    sort: { by: '@createdAt', descending: true },
  },
  {
    formId: 'vip-level', unit: '级', titleField: 'name', unique: 'level',
    columns: [
      { key: 'name', label: '等级名称', width: 140, grows: true }, { key: 'level', label: '等级', width: 80, sortable: true },
      { key: 'minPoints', label: '所需成长值', width: 120 }, { key: 'discount', label: '折扣', width: 80 }, { key: 'pointsRate', label: '积分倍率', width: 90 },
      { key: 'state', label: '状态', width: 70 }, { key: '@createdAt', label: '创建时间', width: 110, sortable: true },
    ],
    search: ['name'], filters: ['state'], sort: { by: 'level' }, unavailableColumns: { 会员数: '平台没有会员数据' },
  },
  {
    formId: 'device', unit: '台', titleField: 'deviceno', unique: 'deviceno', imports: 'E', counted: true,
    columns: [
      { key: 'deviceno', label: '设备编码', width: 148, sortable: true }, { key: 'yqtype', label: '类型', width: 80, sortable: true }, { key: 'state', label: '状态', width: 100 },
      { key: 'brandModel', label: '品牌型号', width: 110, show: { kind: 'concat', fields: ['brand', 'model'] } }, { key: 'org', label: '所属机构', width: 160, grows: true },
      { key: 'owner', label: '保管人', width: 90, wide: true }, { key: 'resident', label: '绑定居民', width: 80 }, { key: 'lastOnline', label: '最近通讯', width: 140, sortable: true },
      { key: 'battery', label: '电量', width: 70, wide: true }, { key: 'nextCalibrate', label: '下次检定', width: 110, sortable: true },
    ],
    search: ['deviceno', 'brand', 'model', 'sim'], filters: ['yqtype', 'state'], sort: { by: 'deviceno' },
    views: [{ id: 'silent', label: '离线', condition: DEVICE_OFFLINE }],
    unavailableColumns: { 绑定对象: '绑定另有登记，一台设备可以绑定多人', 绑定时间: '绑定另有登记，一台设备可以绑定多人', '30天测量': '读数归居民所有，清单里不逐台计数' },
  },
  {
    formId: 'test-strip-stock', unit: '笔', titleField: 'brand', counted: true,
    columns: [
      { key: 'time', label: '时间', width: 140, sortable: true }, { key: 'kind', label: '类型', width: 76 },
      { key: 'brand', label: '品牌型号', width: 160, grows: true, sortable: true }, { key: 'batchNo', label: '批号', width: 110 },
      { key: 'expire', label: '有效期至', width: 110, sortable: true }, { key: 'qty', label: '数量', width: 90, sortable: true },
      { key: 'department', label: '科室', width: 130 }, { key: 'reason', label: '损耗原因', width: 100 },
      { key: 'difference', label: '盘盈亏', width: 90 }, { key: 'unitPrice', label: '单价', width: 90, wide: true },
      { key: 'operator', label: '经手人', width: 90, wide: true }, { key: '@institution', label: '机构', width: 150, wide: true },
    ],
    search: ['brand', 'batchNo'], filters: ['kind', 'department', 'reason'], sort: { by: 'time', descending: true },
    views: [
      { id: 'in', label: '入库', where: { kind: ['1'] } },
      { id: 'issued', label: '领用与退回', where: { kind: ['2', '5'] } },
      { id: 'lost', label: '损耗', where: { kind: ['3'] } },
      { id: 'expiring', label: '近效期', condition: "record.kind == '1' && record.expire <= addDays(@today, 90)", sort: [{ by: 'expire' }] },
    ],
  },
  {
    formId: 'service-package', unit: '个', titleField: 'name', unique: 'code', inherited: true,
    columns: [
      { key: 'code', label: '编码', width: 110, sortable: true }, { key: 'name', label: '名称', width: 180, grows: true, sortable: true },
      { key: 'kind', label: '类型', width: 110 }, { key: 'crowd', label: '适用人群', width: 160 }, { key: 'items', label: '项目数', width: 70 },
      { key: 'price', label: '标准价格', width: 90 }, { key: 'selfPay', label: '个人支付', width: 90 }, { key: 'term', label: '周期', width: 80, wide: true },
      { key: 'org', label: '所属机构', width: 150, wide: true }, { key: 'startDate', label: '启用日期', width: 110, sortable: true }, { key: 'state', label: '状态', width: 80 },
    ],
    search: ['code', 'name'], filters: ['kind', 'state'], sort: { by: 'code' }, unavailableColumns: { 已签人数: NOT_COUNTED },
  },
  {
    formId: 'family-doctor-team', unit: '个', titleField: 'name',
    columns: [
      { key: 'name', label: '团队名称', width: 160, sortable: true }, { key: 'org', label: '所属机构', width: 180, grows: true },
      { key: 'leader', label: '团队长', width: 100 }, { key: 'members', label: '成员', width: 80 }, { key: 'quota', label: '签约上限', width: 100 },
      { key: 'phone', label: '团队电话', width: 130 }, { key: 'state', label: '状态', width: 80 },
    ],
    search: ['name', 'phone'], filters: ['state'], sort: { by: 'name' },
  },
  ...KNOWLEDGE_REGISTERS,
  {
    formId: 'vaccine-management', unit: '批', titleField: 'productName', factsFrom: 'vaccine-stock-movement',
    columns: [
      { key: 'vaccine', label: '疫苗品种', width: 150, sortable: true }, { key: 'productName', label: '通用名', width: 170, grows: true },
      { key: 'programme', label: '类别', width: 100 }, { key: 'manufacturer', label: '生产企业', width: 150, wide: true }, { key: 'specification', label: '规格', width: 110 },
      { key: 'batchNumber', label: '批号', width: 110, sortable: true }, { key: 'expiryDate', label: '有效期至', width: 110, sortable: true },
      { key: 'warehouse', label: '库（冷链设备）', width: 120, wide: true }, { key: '@institution', label: '所属机构', width: 150, wide: true }, { key: 'status', label: '状态', width: 152 },
    ],
    search: ['productName', 'batchNumber', 'manufacturer'], filters: ['programme', 'status'], sort: { by: 'expiryDate' },
  },
  {
    formId: 'vaccine-stock-movement', unit: '单', titleField: 'movementNumber', unique: 'movementNumber',
    columns: [
      { key: 'movementNumber', label: '单号', width: 140, sortable: true }, { key: 'movementType', label: '类型', width: 110 },
      { key: 'date', label: '日期时间', width: 140, sortable: true }, { key: 'counterparty', label: '往来单位', width: 160, grows: true },
      { key: 'items', label: '明细', width: 70 }, { key: 'arrivalTemperature', label: '到达温度', width: 100 }, { key: 'overTemperature', label: '超温', width: 60 },
      { key: 'acceptance', label: '验收结论', width: 90 }, { key: 'operator', label: '经手人', width: 90 }, { key: '@institution', label: '机构', width: 150, wide: true },
    ],
    search: ['movementNumber', 'counterparty'], filters: ['movementType', 'acceptance'], sort: { by: 'date', descending: true },
  },
  {
    formId: 'cold-chain-record', unit: '条', titleField: 'equipmentNumber',
    columns: [
      { key: 'equipmentNumber', label: '设备编号', width: 130, sortable: true }, { key: 'equipmentType', label: '设备类型', width: 120 },
      { key: 'recordedAt', label: '测温时间', width: 140, sortable: true }, { key: 'refrigeratorTemperature', label: '冷藏室温度', width: 110 },
      { key: 'freezerTemperature', label: '冷冻室温度', width: 110 }, { key: 'abnormal', label: '是否超温', width: 90 },
      { key: 'handling', label: '处理措施', width: 160, grows: true }, { key: 'recorder', label: '记录人', width: 90 },
      { key: '@institution', label: '机构', width: 150, wide: true }, { key: 'equipmentStatus', label: '设备状态', width: 90, wide: true },
    ],
    search: ['equipmentNumber', 'model'], filters: ['equipmentType', 'equipmentStatus'], sort: { by: 'recordedAt', descending: true },
  },
  {
    formId: 'institution-self-check', unit: '份', titleField: 'year', counted: true, together: ['year', 'period', 'part'],
    columns: [
      { key: 'org', label: '机构', width: 200, grows: true }, { key: 'year', label: '年度', width: 80, sortable: true }, { key: 'period', label: '周期', width: 70 }, { key: 'part', label: '期', width: 50 },
      { key: 'checkDate', label: '自查日期', width: 110, sortable: true }, { key: 'items', label: '自查项', width: 80 },
      { key: 'totalScore', label: '得分', width: 80, sortable: true }, { key: '@updatedBy', label: '填写人', width: 90 }, { key: 'state', label: '状态', width: 104 },
    ],
    search: ['reviewNote'], filters: ['period', 'state'], sort: { by: 'checkDate', descending: true },
    more: [{ id: 'findings', label: '数据核查', on: 'page', letter: 'V', permission: 'gwtjdngl', does: { open: '/custTj/sjhc' } }],
    unavailableColumns: { 问题项: '问题与整改在明细里逐项看', 已整改: '问题与整改在明细里逐项看', 审核人: '表中没有审核人一栏' },
  },
  // The registers of the nucleic-acid module: enough to see what was just entered; a later issue builds their lists.
  {
    formId: 'nucleic-sample', unit: '份', titleField: 'name',
    columns: [
      { key: 'sampleNo', label: '样本编号', width: 160 }, { key: 'tubeBarcode', label: '采样管条码', width: 140 }, { key: 'name', label: '姓名', width: 90, grows: true },
      { key: 'sex', label: '性别', width: 60 }, { key: 'age', label: '年龄', width: 60 }, { key: 'idNo', label: '证件号码', width: 180, wide: true },
      { key: 'phone', label: '联系电话', width: 120, wide: true }, { key: 'crowdType', label: '人群类别', width: 110 }, { key: 'specimenType', label: '标本类型', width: 80 },
      { key: 'samplePoint', label: '采样点', width: 120 }, { key: 'sampler', label: '采样人员', width: 80, wide: true }, { key: 'sampleTime', label: '采样时间', width: 140, sortable: true },
    ],
    search: ['name', 'idNo', 'phone', 'tubeBarcode'], filters: ['crowdType', 'specimenType'], sort: { by: 'sampleTime', descending: true },
    unavailableColumns: { 状态: '样本的流转由核酸检测模块记录' },
  },
  {
    formId: 'nucleic-pool', unit: '管', titleField: 'tubeBarcode',
    columns: [
      { key: 'tubeBarcode', label: '混采管条码', width: 150, grows: true }, { key: 'mixType', label: '规格', width: 80 }, { key: 'memberCount', label: '已采人数', width: 90 },
      { key: 'capacity', label: '容量', width: 70 }, { key: 'samplePoint', label: '采样点', width: 140 }, { key: 'sampler', label: '采样人员', width: 90 },
      { key: 'openTime', label: '开管时间', width: 140, sortable: true }, { key: 'closeTime', label: '封管时间', width: 140 }, { key: 'tubeState', label: '管状态', width: 80 },
    ],
    search: ['tubeBarcode', 'samplePoint'], filters: ['mixType', 'tubeState'], sort: { by: 'openTime', descending: true },
    unavailableColumns: { 样本状态: '样本的流转由核酸检测模块记录', 结果: '样本的流转由核酸检测模块记录' },
  },
  {
    formId: 'nucleic-receipt', unit: '份', titleField: 'tubeBarcode', unique: 'tubeBarcode',
    columns: [
      { key: 'boxNo', label: '转运箱码', width: 120 }, { key: 'tubeBarcode', label: '采样管条码', width: 150, grows: true }, { key: 'labNo', label: '实验编号', width: 150 },
      { key: 'arriveTemp', label: '到达温度', width: 90 }, { key: 'conclusion', label: '验收结论', width: 90 }, { key: 'rejectReason', label: '拒收原因', width: 140 },
      { key: 'receiver', label: '接收人', width: 90 }, { key: 'receiveTime', label: '接收时间', width: 140, sortable: true },
    ],
    search: ['boxNo', 'tubeBarcode'], filters: ['conclusion'], sort: { by: 'receiveTime', descending: true },
    unavailableColumns: {
      方式: '样本的流转由核酸检测模块记录', 人数: '样本的流转由核酸检测模块记录', 送检机构: '样本的流转由核酸检测模块记录', 采样时间: '样本的流转由核酸检测模块记录',
      发车时间: '样本的流转由核酸检测模块记录', 采样至今: '样本的流转由核酸检测模块记录',
    },
  },
];
