/** Settings a new platform starts with, by key; an institution's own value goes before its parents' and these. */
export type GlobalConfigPreset = { readonly key: string; readonly name: string; readonly unit: string; readonly value: string; };

export const globalConfigPresets: readonly GlobalConfigPreset[] = [
  { key: 'token.hours', name: '令牌有效期', value: '2', unit: '小时' },
  { key: 'token.time', name: '令牌刷新阈值tokenTime', value: '6000', unit: '秒（规格书未注明单位）' },
  { key: 'token.checkInterval', name: '令牌检查间隔', value: '3', unit: '秒' },
  { key: 'http.timeout', name: '请求超时', value: '60000', unit: '毫秒' },
  { key: 'wechat.poll', name: '微信绑定轮询间隔', value: '3000', unit: '毫秒' },
  { key: 'call.timeout', name: '呼叫超时', value: '30', unit: '秒' },
  { key: 'lock.delay', name: '锁屏跳转延时', value: '100', unit: '毫秒' },
  { key: 'page.size', name: '默认分页', value: '10', unit: '条' },
  { key: 'ui.theme', name: '默认主题色', value: '#409EFF', unit: '' },
  { key: 'checkup.elderAge', name: '老年人起始年龄', value: '65', unit: '岁' },
  { key: 'checkup.year', name: '体检年度起始月', value: '1', unit: '月' },
  { key: 'followup.overdueDays', name: '随访逾期宽限', value: '15', unit: '天' },
  { key: 'upload.retry', name: '自动重试次数', value: '3', unit: '次' },
  { key: 'nucleic.grayCt', name: '核酸Ct阳性上限', value: '40', unit: '' },
  { key: 'nucleic.pool.sizes', name: '允许混采规格', value: '5,10,20', unit: '人' },
];
