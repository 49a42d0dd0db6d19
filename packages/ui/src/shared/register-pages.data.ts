/**
 * A page of the specification behind which forms lie that are about no resident. With several forms the page has a tab for
 * each; `single`: one record of the institution or the user, which the page opens at once. Entries are added at `/add` and
 * changed at `/edit/:recordId` below the path.
 */
export type RegisterPageRoute = {
  readonly path: string;
  readonly title: string;
  readonly forms: readonly string[];
  readonly single?: true;
};

export const REGISTER_PAGES: readonly RegisterPageRoute[] = [
  { path: '/info/sign', title: '个人签名', forms: ['personal-signature'], single: true },
  { path: '/info/org', title: '机构设置', forms: ['organisation-settings'], single: true },
  { path: '/vipLevel', title: '会员等级', forms: ['vip-level'] },
  { path: '/hotelManage', title: '酒店管理', forms: ['hotel'] },
  { path: '/houseType', title: '房型管理', forms: ['house-type'] },
  { path: '/health/etjbxx/:id/jhmy/myymgl', title: '免疫疫苗管理', forms: ['vaccine-management', 'vaccine-stock-movement', 'cold-chain-record'] },
  { path: '/custTj/jgzc', title: '机构自查', forms: ['institution-self-check'] },
  { path: '/yfrh/tcgl', title: '套餐管理', forms: ['service-package', 'family-doctor-team'] },
  { path: '/yfrh/sbgl', title: '设备管理', forms: ['device'] },
  { path: '/yfrh/zsk/yp', title: '知识库-药品', forms: ['knowledge-drug'] },
  { path: '/yfrh/zsk/ys', title: '知识库-膳食', forms: ['knowledge-diet'] },
  { path: '/yfrh/zsk/yd', title: '知识库-运动', forms: ['knowledge-exercise'] },
  { path: '/yfrh/zsk/jkpg', title: '知识库-健康评估', forms: ['knowledge-assessment'] },
  { path: '/yfrh/zsk/gyfa', title: '知识库-干预方案', forms: ['knowledge-intervention-plan'] },
  { path: '/yfrh/zsk/zhgy', title: '知识库-综合干预', forms: ['knowledge-comprehensive-intervention'] },
  { path: '/yfrh/zsk/zy', title: '知识库-中药', forms: ['knowledge-herb'] },
  // Their own address is the desk where one entry follows the other; here they are gone on with and changed.
  { path: '/hsjc/cjyb', title: '采集样本', forms: ['nucleic-sample'] },
  { path: '/hsjc/jcyb', title: '集采样本', forms: ['nucleic-pool'] },
  { path: '/hsjc/sjyb', title: '收集样本', forms: ['nucleic-receipt'] },
  { path: '/upms/qjpz', title: '全局配置', forms: ['global-config'] },
  { path: '/upms/jcxm', title: '监测项目范围', forms: ['monitoring-item'] },
  { path: '/upms/ypml', title: '药品目录', forms: ['drug-catalogue'] },
  { path: '/upms/bbkz', title: '版本控制', forms: ['app-version'] },
];

/** The address of a form that is about no resident: its one record, a new entry, or a stored one. `undefined` where no page shows it. */
export function registerFormPath(formId: string, recordId?: string): string | undefined {
  const page = REGISTER_PAGES.find(({ forms }) => forms.includes(formId));
  if (!page) return undefined;
  // Stocks of vaccines are the clinic's; that their page lies below a child is the specification's address, whoever the child.
  const base = page.path.replace(':id', '-');
  if (page.single) return base;
  if (recordId !== undefined) return `${base}/edit/${recordId}`;
  return page.forms.length > 1 ? `${base}/add?form=${formId}` : `${base}/add`;
}
