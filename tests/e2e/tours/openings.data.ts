/** What is seen to be open at a stop: its role and, where it says one, its name. */
export type Opening = {
  readonly stop: string;
  readonly role: 'dialog' | 'alertdialog' | 'menu' | 'listbox' | 'tree';
  readonly name?: string | RegExp;
};

const window = (stop: string, name: string | RegExp): Opening => ({ stop, role: 'dialog', name });
const menu = (stop: string): Opening => ({ stop, role: 'menu' });
const list = (stop: string, name: string): Opening => ({ stop, role: 'listbox', name });

/**
 * Whatever opens over a page, by the file of `packages/ui/src` that opens it, and the stop where it is looked at. Held twice:
 * `tests/architecture/openings.test.ts` finds what is missing here, and each stop is looked at only if what is named here is open there.
 */
export const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  'analytics/discard-draft': [window('discard-draft', '放弃草稿')],
  'back-office/effective/effective': [window('effective-pages', /看到的$/)],
  'back-office/faults/copy-fault': [window('fault-ticket', '复制异常信息')],
  'back-office/install-code': [window('install-code', '下载二维码')],
  'back-office/slips/password-slips': [window('password-slips', '打印密码条')],
  'back-office/tokens/given-token': [window('token-given', '令牌已新建')],
  'back-office/tokens/new-token': [window('token-new', '新建令牌')],
  'back-office/tokens/token-uses': [window('token-uses', '令牌使用情况')],
  'back-office/running-versions': [window('running-versions', '终端版本')],
  'call/call-note-dialog': [window('call-note', '通话备注')],
  'call/about-resident/about-resident-dialog': [window('call-about', /^就.+呼叫同事$/)],
  'call/device-check-dialog': [window('call-devices', '设备检测')],
  'call/incoming-call': [{ stop: 'call-incoming', role: 'alertdialog', name: '视频来电' }],
  'call/pages/add-member-dialog': [window('call-adding', '添加成员')],
  'call/pages/device-menu': [menu('call-device-menu')],
  'forms/saving/conflict-dialog': [window('save-conflict', '这份记录刚被他人修改')],
  'forms/issue-list': [window('form-issues', '需要处理的项目')],
  'forms/keys/key-card': [window('keys', '快捷键')],
  'forms/fields/region-list': [{ stop: 'regions', role: 'listbox' }],
  'forms/saving/save-dialogs': [window('save-warnings', /./), window('save-question', '修改原因')],
  'identity/renew/renew-dialog': [window('renewal', '登录已过期'), window('renewal-leaving', '换用户登录')],
  'lists/actions/bulk-action': [window('list-action', '变更责任医生')],
  'lists/filters/choice-panel': [list('list-filter', '人群分类')],
  'lists/column-editor': [window('list-columns', '列设置')],
  'lists/floating': [window('list-filter', '人群分类')],
  'lists/import-window': [window('list-import', '导入药品目录')],
  'lists/keep-view': [window('list-keep-view', '存为视图')],
  'lists/actions/receipts': [window('list-receipts', '逐条结果')],
  'lists/grid/row-actions': [menu('list-row-menu')],
  'lists/parts/one-row': [menu('home-file-menu')],
  'lists/short-cuts': [window('list-keys', '列表快捷键')],
  'lists/why': [window('list-why', /为什么在这里$/)],
  'maternal-child/relative-dialog': [window('relative', /^关联/)],
  'organisation/institution-tree': [{ stop: 'institutions', role: 'tree', name: '机构' }],
  'paper/pages/batch-dialog': [window('print-many', '批量打印')],
  'reminders/reminder-panel': [window('reminders', '提醒')],
  'resident/archive/archive-actions': [menu('archive-status-menu')],
  'resident/archive/archive-event-dialog': [window('archive-event', /^登记失访/)],
  'resident/all-forms': [window('all-forms', '全部表单')],
  'resident/merge/merge-dialog': [window('merge', /^合并档案/), window('merge-preview', /^合并档案/)],
  'resident/new-resident/new-resident': [window('new-resident', '新建档案')],
  'resident/resident-card': [menu('archive-menu')],
  // Drawn as the menu of reports beside it.
  'resident/supplements': [menu('archive-menu')],
  'resident/resident-chooser': [list('people-found', '找到的居民')],
  'resident/resident-views': [window('resident-views', /^谁看过/)],
  'resident/roster/roster-actions': [window('import-question', '取消导入')],
  'scheduling/book-villages': [window('book-villages', '预约覆盖的村')],
  'scheduling/session-editor': [window('exam-session', '新增场次')],
  'nucleic-acid/way/tube-way': [window('tube-way', /^流转/)],
  'nucleic-acid/print/print-window': [window('tube-labels', '打印条码')],
  'scheduling/wrist-label': [window('wrist-label', '打印腕带')],
  'shell/dialogs/change-password-dialog': [window('change-password', '修改密码')],
  'shell/dialogs/device-binding-dialog': [window('device-binding', '血压设备绑定')],
  'shell/dialogs/error-log-dialog': [window('error-log', '错误日志')],
  'shell/dialogs/error-log-question': [window('error-log-question', '清空日志')],
  'shell/dialogs/lock-dialog': [window('lock-dialog', '设置锁屏密码')],
  'shell/dialogs/log-out-dialog': [window('log-out-question', '提示')],
  'shell/dialogs/palette': [window('palette', '快速查找'), list('palette', '查找结果')],
  'shell/dialogs/phone-binding-dialog': [window('phone-binding', '手机绑定')],
  'shell/dialogs/platform-accounts-dialog': [window('platform-accounts', '平台账号')],
  'shell/dialogs/platform-check-dialog': [window('platform-check', '平台密码检验')],
  'shell/dialogs/platform-test-dialog': [window('platform-test', '平台密码测试')],
  'shell/dialogs/reset-password-dialog': [
    window('reset-password', '重置密码'),
    window('reset-password-given', '密码已重置'),
  ],
  'shell/dialogs/settings-dialog': [window('settings', '界面设置')],
  'shell/dialogs/verification-dialog': [window('verification', '数据核验')],
  'shell/dialogs/wechat-binding-dialog': [window('wechat-binding', '微信绑定')],
  'shell/dialogs/wechat-unbinding-dialog': [window('wechat-unbinding', '解除微信绑定')],
  'shell/look-tools': [menu('theme-menu')],
  'shell/notice-dialog': [window('notice', '系统通知')],
  'shell/tab-bar': [menu('tab-menu')],
  'shell/user-menu': [menu('user-menu')],
  'measures/paper-buttons': [menu('analysis-paper')],
  'reports/annual-moves': [window('annual-move', '发布')],
  'reports/annual-report': [menu('annual-paper')],
  'upload/new-upload': [
    window('upload-new', '新建上传：传什么'),
    window('upload-new-preview', '新建上传：看一看再传'),
  ],
  'upload/reconciliation': [window('reconciliation', '平台对账')],
  'upload/upload-detail': [window('upload-detail', /心电图/)],
  'upload/upload-errors': [window('upload-errors', '错误分析')],
  'upload/upload-task': [window('upload-task', /^任务 \d+$/)],
};
