/** An entry before pruning. `openTo`: entries without a code of their own, open to whoever has one of these codes; `roles`: shown only to these. */
export type MenuEntry = {
  readonly label: string;
  readonly path: string;
  readonly icon?: string;
  readonly permission?: string;
  readonly openTo?: readonly string[];
  readonly roles?: readonly string[];
  readonly children?: readonly MenuEntry[];
};

/**
 * The dynamic menu of the product specification, section 2. Paths are absolute; those the specification does not give are ours.
 * 居民列表 is the page `/cust/base` of the same section, added because it is where the day begins.
 */
export const MENU: readonly MenuEntry[] = [
  { label: '居民健康档案', path: '/cust', icon: 'archive', children: [
    { label: '居民列表', path: '/cust/base', permission: 'gwjkdngl' },
    { label: '健康档案管理', path: '/cust/jkdnMenu', permission: 'gwjkdngl' },
  ] },
  { label: '健康体检', path: '/custTj', icon: 'check-up', children: [
    { label: '体检管理', path: '/custTj/jkdnTjMenu', permission: 'gwtjdngl' },
    { label: '报告管理', path: '/reportManage', permission: 'bggl' },
    { label: '上传管理', path: '/uploadManage', permission: 'tjscgl' },
    { label: '预约管理', path: '/appointManage', openTo: ['gwtjdngl', 'bggl'] },
    { label: '机构自查', path: '/custTj/jgzc', openTo: ['gwtjdngl', 'bggl'] },
    { label: '进度看板', path: '/custTj/jdkb', openTo: ['gwtjdngl', 'bggl'] },
    { label: '辅助监测', path: '/custTj/fzjc', openTo: ['gwtjdngl', 'bggl'] },
  ] },
  { label: '随访管理', path: '/followup', icon: 'follow-up', children: [
    { label: '高血压', path: '/followup/gxy', permission: 'gwsfmkgl' },
    { label: '新高血压', path: '/followup/xgxy', permission: 'gwsfmkgl' },
    { label: '中医健康指导', path: '/followup/zyyjkzd', permission: 'gwsfmkgl' },
    { label: '糖尿病', path: '/followup/tnb', permission: 'gwsfmkgl' },
    { label: '新糖尿病', path: '/followup/xtnb', permission: 'gwsfmkgl' },
    { label: '严重精神障碍', path: '/followup/jsza', permission: 'gwsfmkgl' },
    { label: '肺结核', path: '/followup/fjh', permission: 'gwsfmkgl' },
  ] },
  { label: '妇幼保健', path: '/health', icon: 'maternal-child', children: [
    { label: '婚前检查', path: '/health/tableMenu', permission: 'gwfybjgl' },
    { label: '孕前检查', path: '/health/yqjcMenu', permission: 'gwfybjgl' },
    { label: '妇女保健', path: '/health/fnbjMenu', permission: 'gwfybjgl' },
    { label: '儿童保健', path: '/health/etbjMenu', permission: 'gwfybjgl' },
  ] },
  { label: '公卫数据', path: '/gwsj', icon: 'public-health-data', children: [
    { label: '数据统计', path: '/gwsj/sjtj', permission: 'gwmksjwh' },
    { label: '年度分析报告', path: '/gwsj/ndfxbg', permission: 'gwmksjwh' },
  ] },
  { label: '核酸检测', path: '/hsjc', icon: 'nucleic-acid', children: [
    { label: '采集样本', path: '/hsjc/cjyb', permission: 'cjyb' },
    { label: '收集样本', path: '/hsjc/sjyb', permission: 'sjyb' },
    { label: '样本结果', path: '/hsjc/ybjg', permission: 'ybjg' },
    { label: '进度查询', path: '/hsjc/jdcx', permission: 'jdcx' },
    { label: '样本列表', path: '/hsjc/yblb', permission: 'yblb' },
    { label: '核酸检测报告', path: '/hsjc/hsjcbg', permission: 'hsjcbg' },
    { label: '核酸检测查询统计', path: '/hsjc/hsjccxtj', permission: 'hsjccxtj' },
    { label: '集采样本', path: '/hsjc/jcyb', permission: 'jcyb' },
  ] },
  { label: '体检分析', path: '/tjfx', icon: 'analysis', children: [
    { label: '老年人体检分析', path: '/tjfx/lnrtjfx', permission: 'gwmktjfx' },
    { label: '老年人体检汇总', path: '/tjfx/lnrtjhz', permission: 'gwmktjfx' },
    { label: '基础数据统计', path: '/tjfx/jcsjtj', permission: 'gwmktjfx' },
    { label: '血脂异常统计', path: '/tjfx/xzyc', permission: 'gwmktjfx' },
    { label: 'B超异常统计', path: '/tjfx/bcyc', permission: 'gwmktjfx' },
    { label: '血压统计', path: '/tjfx/xy', permission: 'gwmktjfx' },
    { label: '心电图统计', path: '/tjfx/xdt', permission: 'gwmktjfx' },
    { label: '血糖统计', path: '/tjfx/xt', permission: 'gwmktjfx' },
    { label: '肝功能统计', path: '/tjfx/ggn', permission: 'gwmktjfx' },
    { label: '肾功能统计', path: '/tjfx/sgn', permission: 'gwmktjfx' },
    { label: '血常规统计', path: '/tjfx/xcg', permission: 'gwmktjfx' },
    { label: '尿常规统计', path: '/tjfx/ncg', permission: 'gwmktjfx' },
    { label: '糖尿病患者统计', path: '/tjfx/tnbhz', permission: 'gwmktjfx' },
    { label: '健康状态自评', path: '/tjfx/jkzp', permission: 'gwmktjfx' },
    { label: '吸烟饮酒听力统计', path: '/tjfx/xyyjtl', permission: 'gwmktjfx' },
    { label: '体育锻炼统计', path: '/tjfx/tydl', permission: 'gwmktjfx' },
    { label: '生活自理能力评估统计', path: '/tjfx/shzlpg', permission: 'gwmktjfx' },
  ] },
  { label: '第三方报告', path: '/third', icon: 'third-party', children: [
    { label: '报告登录', path: '/third/login', permission: 'gwdsfmk' },
    { label: '数据统计', path: '/third/sjtj', permission: 'gwdsfmk' },
  ] },
  { label: '医防融合', path: '/yfrh', icon: 'prevention', children: [
    { label: '医防融合工作台', path: '/yfrh/gzt', permission: 'gwyfrh' },
    { label: '慢病监测', path: '/yfrh/mbjc', permission: 'gwyfrh' },
    { label: '健康评估', path: '/yfrh/jkpg', permission: 'gwyfrh' },
    { label: '健康报告', path: '/yfrh/jkbg', permission: 'gwyfrh' },
    { label: '签约记录', path: '/yfrh/qyjl', permission: 'gwyfrh' },
    { label: '管理处方', path: '/yfrh/glcf', permission: 'gwyfrh' },
    { label: '套餐管理', path: '/yfrh/tcgl', permission: 'gwyfrh' },
    { label: '智能提醒', path: '/yfrh/zntx', permission: 'gwyfrh' },
    { label: '设备管理', path: '/yfrh/sbgl', permission: 'gwyfrh' },
    { label: '知识库', path: '/yfrh/zsk', children: [
      { label: '药品', path: '/yfrh/zsk/yp', permission: 'gwyfrh' },
      { label: '膳食', path: '/yfrh/zsk/ys', permission: 'gwyfrh' },
      { label: '运动', path: '/yfrh/zsk/yd', permission: 'gwyfrh' },
      { label: '健康评估', path: '/yfrh/zsk/jkpg', permission: 'gwyfrh' },
      { label: '干预方案', path: '/yfrh/zsk/gyfa', permission: 'gwyfrh' },
      { label: '综合干预', path: '/yfrh/zsk/zhgy', permission: 'gwyfrh' },
      { label: '中药', path: '/yfrh/zsk/zy', permission: 'gwyfrh' },
    ] },
    { label: '统计', path: '/yfrh/tj', children: [
      { label: '患者监测统计', path: '/yfrh/tj/hzjc', permission: 'gwyfrh' },
      { label: '血糖预警分布', path: '/yfrh/tj/xtyjfb', permission: 'gwyfrh' },
      { label: '试纸使用', path: '/yfrh/tj/szsy', permission: 'gwyfrh' },
      { label: '科室血糖监测', path: '/yfrh/tj/ksxtjc', permission: 'gwyfrh' },
    ] },
    { label: '数据管理', path: '/yfrh/sjgl', children: [
      { label: '血压患者', path: '/sjgl/xyhz', permission: 'gwyfrh' },
      { label: '血糖患者', path: '/sjgl/xthz', permission: 'gwyfrh' },
    ] },
  ] },
  { label: '后台管理', path: '/upms', icon: 'back-office', children: [
    { label: '机构用户', path: '/upms/jgyh', permission: 'ht-jgyh' },
    { label: '全局配置', path: '/upms/qjpz', permission: 'ht-qjpz' },
    { label: '监测项目范围', path: '/upms/jcxm', permission: 'ht-jcxm' },
    { label: '药品目录', path: '/upms/ypml', permission: 'ht-ypml' },
    { label: '智慧大屏', path: '/upms/zhdp', permission: 'ht-zhdp' },
    { label: '操作日志', path: '/upms/czrz', permission: 'ht-czrz' },
    { label: '异常日志', path: '/upms/ycrz', permission: 'ht-ycrz' },
    { label: '版本控制', path: '/upms/bbkz', permission: 'ht-bbkz' },
    { label: '菜单管理', path: '/upms/cdgl', permission: 'ht-cdgl' },
  ] },
];
