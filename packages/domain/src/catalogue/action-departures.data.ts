/**
 * What a screen of the reference offers and our list does not, or not as asked, by list and action.
 * `as`: the list offers it as this action of its own, which `why` explains; `at`: where else it is done; `notYet`: it is not there, and what it would take.
 */
export type ActionDeparture =
  | { readonly as: string; readonly why: string }
  | { readonly at: string }
  | { readonly notYet: string };

const as = (action: string, why: string): ActionDeparture => ({ as: action, why });
const at = (place: string): ActionDeparture => ({ at: place });
const notYet = (what: string): ActionDeparture => ({ notYet: what });

const SAME = 'the same under another name';
const PAPER = as('print', 'papers are printed by who holds 报告管理, as everywhere in the product');
const REMOVED = as('remove', 'entries are taken out by who may enter them, come back with 恢复 and stand in the history');
const ENTERED = 'who may enter these may, too: an entry is one institution’s own until it is handed down with M';
const CREATED = as('create', ENTERED);
const EDITED = as('edit', ENTERED);
const TICK_SHEET = at('every list: 打印清单 prints what is found or ticked');
const MESSAGES = notYet('a gateway of text messages or WeChat, which the product has none of');
const SHEETS = at('the sheet itself, which the row or 随访历史 opens');
const TRENDS = at('the charts of the resident’s archive');
const TERMINATED = at('the special-management card, whose 终止管理 ends care and with it the plans');
const NO_TYPE = at('nowhere: the platform takes no records of mothers and children, so the reference hides the button, too');
const REFERRED = as('refer', 'the sheet of a referral is of the archive and asks for its right');
const CHECK_UPS = as('checkUps', 'opened with the right of the list; which sheets are shown the right of check-ups decides');
const PHONE = at('the telephone number of the row and 记联系结果 of 随访记录');
const ARCHIVE = at('the resident’s archive: 档案状态, which offers it to who works at the county');
const RECORD = at('the row itself: Enter or a press opens it');
const REVIEW = at('居民体检档案审核: the page of one check-up');
const DESK = at('签到台');
const SESSION = at('预约名单, 未预约名单 and 签到台');
const DETAIL = at('上传明细: the steps of one record');
const STAFF = at('the page of one user');
const ROLE = at('the page of one role');
const PLACE = at('机构管理: the page of one institution');
const NOTICE = as('letters', 'notices on paper and how they were handed over');

const INTAKE = at('the sheet of the medicine: 服药打卡');
const LETTERS_APART = 'as wide as the right of the sheet behind it';
const BLUETOOTH = at('the sheet 补录 opens, and every sheet with a pressure: 读血压计, 读血糖仪 (Alt+M) where the browser speaks Bluetooth');
const MEDICINES = { intake: INTAKE, change: RECORD, delete: RECORD, print: TICK_SHEET } as const;
const READINGS = {
  bluetooth: BLUETOOTH, confirm: at('nowhere: readings are entered by who knows whose they are, no device sends any by itself'), edit: RECORD, print: TICK_SHEET,
} as const;
const MONITORED = {
  order: as('order', 'it opens the sheet to write one; who may only look finds orders in the archive'), detail: RECORD, bindDevice: at('设备管理: 绑定'),
  print: TICK_SHEET,
} as const;
const KNOWLEDGE = { create: CREATED, edit: EDITED, delete: REMOVED } as const;
const DISEASE = {
  modify: SHEETS, trend: TRENDS, transfer: REFERRED, stop: TERMINATED, reopen: TERMINATED,
  print: PAPER,
} as const;
const SUSPECT = { view: CHECK_UPS, call: PHONE, transfer: REFERRED } as const;

export const ACTION_DEPARTURES: { readonly [list: string]: { readonly [action: string]: ActionDeparture } } = {
  'app-version': { create: CREATED, upload: at('新增 and 编辑: the package is a field of the version'), devices: as('terminals', SAME) },
  'appointed-list': {
    notify: NOTICE, slip: NOTICE, start: as('checkUp', SAME), print: as('roll', SAME), undoCheckIn: DESK, desk: DESK,
    inviteList: NOTICE,
  },
  'appointment-list': {
    appoint: SESSION, reschedule: SESSION, cancel: SESSION, checkIn: SESSION, notify: SESSION, slip: SESSION, bookAgain: SESSION,
    undoCheckIn: DESK, lateCheckIn: SESSION, inviteList: SESSION,
  },
  'appointment-manage': {
    batchCreate: at('新增场次: with several villages 每村一场 makes one a working day'), list: RECORD, print: at('预约日历, which is printed'),
    desk: as('desk', 'who may only look sees the desk without its buttons'), notifyAll: SESSION, inviteList: SESSION,
  },
  'archive-management': {
    create: at('居民列表: 新建档案'), jbxx: RECORD, cjqk: RECORD, dafm: RECORD, checkup: RECORD, followup: RECORD, video: RECORD, print: PAPER,
    verify: at('数据核查'),
  },
  'auxiliary-monitoring': {
    supplement: as('checkUp', 'the sheet of the check-up has the examinations'), print: TICK_SHEET, critical: REVIEW,
  },
  'blood-glucose-patient-list': MONITORED,
  'blood-glucose-readings': READINGS,
  'blood-pressure-patient-list': MONITORED,
  'blood-pressure-readings': READINGS,
  'check-up-management': {
    copy: at('the check-up sheet: 沿用上次 of a section brings over what may carry forward'), edit: as('create', 'the same sheet, begun or gone on with'),
    supplement: as('create', 'the same sheet'), review: REVIEW, delete: SHEETS,
    createFor: at('居民列表: any resident’s archive'), withdraw: REVIEW,
  },
  'check-up-review': {
    back: RECORD, autoProblems: at('the check-up sheet, whose findings follow from its values'), addDisease: at('the resident’s archive: 全部表单'), notify: RECORD,
    withdraw: RECORD,
  },
  'chronic-monitoring': {
    trend: TRENDS, record: as('pressure', 'one for pressure, one for glucose'), intervene: as('intervene', LETTERS_APART), prescribe: as('prescribe', LETTERS_APART), print: TICK_SHEET,
    handle: at('血压记录, 血糖记录: 处理预警, reading by reading'),
  },
  'child-care-list': {
    screening: as('psychology', 'two buttons, as there are two sheets; 听力检查 is the other'), print: PAPER, upload: NO_TYPE,
  },
  'diabetes-record-list': { ...DISEASE },
  'exception-log': {
    detail: notYet('the stack of a fault, which the log does not keep: it could hold what people typed'), ignore: as('handle', 'one window with all states'),
    reopen: as('handle', 'one window with all states'),
  },
  'follow-up-list': {
    edit: RECORD, call: as('call', 'what a call came to is written down, so it asks for E'), delete: SHEETS,
  },
  'global-config': { refreshCache: at('nowhere: a changed parameter is read at once, there is no cache to be emptied') },
  hotel: { delete: REMOVED },
  'house-type': { delete: REMOVED },
  'vip-level': { delete: REMOVED },
  'hypertension-record-list': { ...DISEASE },
  'institution-self-check': {
    auto: as('findings', 'what is wrong in the institution’s data, with the sheets it is wrong in'), rectify: SHEETS,
  },
  'institution-user-management': {
    addOrg: at('机构管理: 新增机构'), editOrg: PLACE, disableOrg: PLACE, enableOrg: PLACE, editUser: STAFF, resetPwd: STAFF, assignRole: STAFF, unbindWechat: STAFF,
    transfer: STAFF, leave: as('handOver', SAME), kick: STAFF,
  },
  'health-assessment-list': {
    view: RECORD, intervene: as('intervene', LETTERS_APART), prescribe: as('prescribe', LETTERS_APART),
    delete: SHEETS, print: SHEETS,
  },
  'health-report-list': { pdf: as('print', 'the browser saves what it prints as PDF') },
  'knowledge-assessment': KNOWLEDGE,
  'knowledge-comprehensive-intervention': KNOWLEDGE,
  'knowledge-diet': KNOWLEDGE,
  'knowledge-drug': KNOWLEDGE,
  'knowledge-exercise': KNOWLEDGE,
  'knowledge-herb': KNOWLEDGE,
  'knowledge-intervention-plan': KNOWLEDGE,
  'management-prescription-list': {
    create: as('create', LETTERS_APART), renew: as('renew', LETTERS_APART), template: as('template', LETTERS_APART), view: RECORD, print: SHEETS,
  },
  'medication-records-bp': MEDICINES,
  'medication-records-glucose': MEDICINES,
  'monitoring-item': {
    create: CREATED, edit: EDITED, ranges: as('edit', 'a table of the entry'),
    mapPlatform: as('mapPlatform', 'a code of the platform changes no result'),
  },
  'new-diabetes-list': SUSPECT,
  'new-hypertension-list': SUSPECT,
  'not-appointed-list': {
    notify: as('contact', 'who is called or visited is written down, with what it came to; nothing is sent'), homeVisit: as('book', 'a session may be one at people’s homes'),
    inviteList: at('打印清单, and the notices of 预约名单'),
  },
  'not-uploaded-list': { complete: RECORD, decide: DETAIL, log: DETAIL },
  'nucleic-progress': { timeline: as('way', SAME), print: TICK_SHEET },
  'nucleic-report-list': { preview: as('print', 'the report stands on the screen before it is printed'), merge: as('print', 'several ticked ones'), pdf: as('print', 'the browser saves what it prints as PDF'), sms: MESSAGES },
  'nucleic-result': {
    retest: at('复核任务, which a positive pool opens by itself'), resultHistory: at('流转记录'), print: TICK_SHEET,
    retestTask: at('单采复核'),
  },
  'nucleic-sample-list': { detail: as('way', SAME), timeline: as('way', SAME), printBarcode: as('label', SAME), print: TICK_SHEET },
  'operation-log': { detail: as('open', SAME) },
  'premarital-list': { certificate: SHEETS, print: PAPER, upload: NO_TYPE },
  'prepregnancy-list': { inform: SHEETS, print: PAPER, upload: NO_TYPE },
  'psychosis-record-list': { ...DISEASE, police: SHEETS },
  'report-manage': { preview: RECORD, sendWechat: MESSAGES, pdf: as('print', 'the browser saves what it prints as PDF') },
  'resident-archive-report': { view: RECORD, print: PAPER, printList: TICK_SHEET, pdf: at('打印清单, which the browser saves as PDF') },
  'resident-list': {
    readCard: notYet('a service beside the card reader'), edit: RECORD, view: RECORD, cover: PAPER, print: PAPER,
    correctDeath: ARCHIVE,
  },
  'role-management': {
    create: at('the page of one role: 复制, from which the new one begins'), edit: ROLE, permissions: ROLE, copy: ROLE, delete: ROLE, compare: ROLE,
    disable: ROLE, enable: ROLE,
  },
  'service-package': {
    create: CREATED, edit: EDITED, items: as('edit', 'a table of the entry'), delete: REMOVED, teams: at('家庭医生团队, a register of its own'), signers: at('签约记录: 服务包 finds who signed for one'),
  },
  'sign-up-record-list': {
    view: RECORD, print: at('the sheet, which prints as the agreement'),
  },
  'smart-reminders': {
    readAll: at('the bell: 全部已读'), call: PHONE,
    reopen: as('reopen', 'who may settle a reminder may open it again'),
  },
  'tcm-guidance-list': { view: RECORD, print: PAPER },
  'tuberculosis-record-list': { ...DISEASE, changeDiagnosis: SHEETS },
  'upload-list': { view: RECORD, log: DETAIL, reconcile: at('上传管理: 平台对账'), decide: DETAIL },
  'upload-manage': { accounts: as('accounts', 'passwords of the platform are changed there'), checkAccount: as('accounts', SAME), print: TICK_SHEET },
  'upload-not-checked-list': { appoint: at('未预约名单: 预约'), pull: notYet('who was examined elsewhere: the platform has no such answer') },
  'uploaded-list': { compare: DETAIL, log: DETAIL, view: RECORD, reconcile: at('上传管理: 平台对账') },
  'women-care-list': {
    print: PAPER, upload: NO_TYPE,
  },
};

/** How many are not there. It may only become fewer. */
export const NOT_YET_AT_MOST = 5;
