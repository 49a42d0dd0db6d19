import type { FormDefinition } from '../../forms/index.ts';

/** What waits to be signed, and what was given up before it was, is without signatures. */
const SIGNED = "contractStatus == '1' || contractStatus == '3' || contractStatus == '5'";

/** 家庭医生签约服务协议（签约记录）. */
export const familyDoctorContract: FormDefinition = {
  id: 'family-doctor-contract',
  version: 1,
  title: '家庭医生签约服务协议（签约记录）',
  module: 'prevention',
  routes: ['qyjl/add'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'signDate',
  source: '关于推进家庭医生签约服务的指导意见（国医改办发〔2016〕1号）、关于规范家庭医生签约服务管理的指导意见（国卫基层发〔2018〕35号）之协议要素；同类生产系统签约表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'party-b', title: '签约居民（乙方）',
      fields: [
        { key: 'resident', label: '签约居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'householdHead', label: '户主姓名', type: 'text', sensitive: 'person-name', maxLength: 50 },
        { key: 'familyId', label: '所属家庭编号', type: 'text', maxLength: 30, note: '以家庭为单位签约时填写' },
        {
          key: 'mobile', label: '联系电话', type: 'text', required: true, maxLength: 20, pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8})$',
          proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'address', label: '居住地址', type: 'text', maxLength: 200, proposed: 'resident.address', sensitive: 'address' },
        {
          key: 'population', label: '人群分类', type: 'multi', required: true, dictionary: 'contract-population', exclusive: ['10'], otherCode: '14',
          otherKey: 'populationOther', proposed: 'previous.population',
        },
        { key: 'populationOther', label: '其他人群', type: 'text', maxLength: 100, visibleWhen: { field: 'population', in: ['14'] } },
        { key: 'representative', label: '签约代表（代签人）', type: 'text', maxLength: 60, note: '由他人代签时填写' },
        { key: 'representativeRelation', label: '与签约居民关系', type: 'single', required: '!isMissing(representative)', dictionary: 'kinship' },
        { key: 'representativeIdNo', label: '代签人身份证号', type: 'text', maxLength: 18, pattern: '^\\d{17}[\\dXx]$', sensitive: 'id-number' },
      ],
    },
    {
      id: 'party-a', title: '签约团队（甲方）',
      fields: [
        { key: 'institution', label: '签约机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'team', label: '签约团队', type: 'text', required: true, maxLength: 60, proposed: 'previous.team', note: '引用家庭医生团队 family-doctor-team' },
        { key: 'teamLeader', label: '团队长', type: 'user', proposed: 'previous.teamLeader' },
        { key: 'doctor', label: '签约医生（家庭医生）', type: 'user', required: true, proposed: 'isMissing(previous.doctor) ? user.id : previous.doctor' },
        { key: 'doctorPhone', label: '家庭医生电话', type: 'text', maxLength: 20, proposed: 'previous.doctorPhone' },
        { key: 'publicHealthDoctor', label: '公卫医生', type: 'user', proposed: 'previous.publicHealthDoctor' },
        { key: 'nurse', label: '护士', type: 'user', proposed: 'previous.nurse' },
        { key: 'partyASigner', label: '甲方确认人', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
    {
      id: 'contract', title: '签约内容',
      fields: [
        { key: 'contractNo', label: '协议编号', type: 'text', maxLength: 40, note: '系统生成' },
        {
          key: 'signKind', label: '签约类别', type: 'single', required: true, proposed: "isMissing(previous.contractUntil) ? '1' : '2'",
          options: [{ code: '1', label: '首次签约' }, { code: '2', label: '续约' }, { code: '3', label: '改签（转入）' }],
        },
        {
          key: 'signWay', label: '签约方式', type: 'single', required: true,
          options: [
            { code: '1', label: '门诊现场' }, { code: '2', label: '入户' }, { code: '3', label: '电话预约' }, { code: '4', label: '手机APP/小程序' },
            { code: '5', label: '集中签约' },
          ],
        },
        { key: 'signDate', label: '签约日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'termYears', label: '签约周期', type: 'single', required: true,
          options: [{ code: '1', label: '1年' }, { code: '2', label: '2年' }, { code: '3', label: '3年' }], default: '1',
          note: '国家文件：原则上一年一签，可续；2022年国卫基层发〔2022〕10号允许签2～3年',
        },
        { key: 'beginDate', label: '生效日期', type: 'date', required: true, proposed: "signKind == '2' && previous.contractUntil >= signDate ? addDays(previous.contractUntil, 1) : signDate" },
        { key: 'endDate', label: '到期日期', type: 'computed', computed: 'addDays(addYears(beginDate, termYears), -1)' },
        {
          key: 'packages', label: '服务包', type: 'table', required: true, minRows: 1, maxRows: 10, proposed: 'previous.packages',
          columns: [
            { key: 'packageCode', label: '服务包编码', type: 'text', required: true, maxLength: 20, note: '引用 service-package' },
            { key: 'packageName', label: '服务包名称', type: 'text', required: true, maxLength: 50 },
            {
              key: 'packageKind', label: '类型', type: 'single',
              options: [
                { code: '1', label: '基础包' }, { code: '2', label: '初级包' }, { code: '3', label: '中级包' }, { code: '4', label: '高级包' },
                { code: '5', label: '个性化包' },
              ],
            },
            { key: 'price', label: '单价', type: 'decimal', unit: '元', min: 0, max: 100000, precision: 2 },
            { key: 'discount', label: '减免', type: 'decimal', unit: '元', min: 0, max: 100000, precision: 2 },
          ],
        },
        {
          key: 'services', label: '约定服务项目', type: 'computed', computed: 'previous.agreedServices', internal: true, paper: { hidden: true },
          note: '签约时服务包里的项目与次数；以后服务包改了，已签的协议不变',
        },
        { key: 'packagesText', label: '服务包名称', type: 'computed', internal: true, computed: 'contractPackages(packages)' },
        { key: 'totalFee', label: '签约服务费合计', type: 'computed', unit: '元', computed: 'contractFee(packages)', precision: 2 },
        {
          key: 'feeSources', label: '费用分担', type: 'multi',
          options: [
            { code: '1', label: '医保基金' }, { code: '2', label: '基本公共卫生服务经费' }, { code: '3', label: '签约居民付费' },
            { code: '4', label: '财政补助' }, { code: '5', label: '其他' },
          ],
        },
        { key: 'personalFee', label: '个人付费', type: 'decimal', unit: '元', min: 0, max: 100000, precision: 2 },
        { key: 'feePaid', label: '是否已收费', type: 'boolean' },
        { key: 'invoiceNo', label: '发票号码', type: 'text', maxLength: 30, visibleWhen: { field: 'feePaid', in: [true] } },
        { key: 'firstDiagnosisConsent', label: '同意社区首诊和转诊安排', type: 'boolean' },
        { key: 'privacyConsent', label: '健康档案调阅与隐私知情同意', type: 'boolean', required: true },
        { key: 'agreementRead', label: '协议书已阅读', type: 'boolean', required: true },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'signature', title: '签字',
      fields: [
        { key: 'residentSignature', label: '乙方签字', type: 'signature', required: SIGNED },
        { key: 'doctorSignature', label: '甲方（家庭医生）签字', type: 'signature', required: SIGNED },
        { key: 'agreementPhoto', label: '协议照片', type: 'image' },
        { key: 'signPhoto', label: '现场照片', type: 'image' },
      ],
    },
    {
      id: 'performances', title: '履约记录',
      fields: [
        {
          key: 'performances', label: '人工完成的项目', type: 'table', maxRows: 200, paper: { hidden: true }, note: '健康体检、随访等有表的项目不用填，存了表自动记入；这里记用药指导、上门等没有表的',
          columns: [
            { key: 'itemCode', label: '项目名称或编码', type: 'text', required: true, maxLength: 50, note: '同服务包里的项目' },
            { key: 'finishedOn', label: '完成日期', type: 'date', required: true, max: 'today' },
            { key: 'way', label: '方式', type: 'text', required: true, maxLength: 60 },
            { key: 'evidence', label: '照片', type: 'image' },
          ],
        },
      ],
    },
    {
      id: 'state', title: '状态',
      fields: [
        { key: 'contractStatus', label: '签约状态', type: 'single', dictionary: 'contract-status', proposed: "signKind == '2' ? '3' : '1'" },
        { key: 'reviewer', label: '审核人', type: 'user' },
        { key: 'reviewDate', label: '审核日期', type: 'date' },
        { key: 'terminateDate', label: '解约日期', type: 'date', required: true, visibleWhen: { field: 'contractStatus', in: ['2'] } },
        {
          key: 'terminateReason', label: '解约原因', type: 'single', required: true,
          options: [
            { code: '01', label: '失访' }, { code: '02', label: '迁出' }, { code: '03', label: '死亡' }, { code: '04', label: '本人要求' },
            { code: '05', label: '改签' }, { code: '06', label: '发票作废' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'terminateReasonOther', visibleWhen: { field: 'contractStatus', in: ['2'] },
        },
        { key: 'terminateReasonOther', label: '其他解约原因', type: 'text', maxLength: 100, visibleWhen: { field: 'terminateReason', in: ['99'] } },
      ],
    },
  ],
  checks: [
    {
      id: 'sign-date-before-begin-date', when: 'signDate > beginDate', severity: 'error', message: '签约日期不能晚于生效日期，请核对。',
      fields: ['beginDate', 'signDate'],
    },
    {
      id: 'terminate-before-begin', when: 'terminateDate < signDate', severity: 'error', message: '解约日期不能早于签约日期。',
      fields: ['terminateDate', 'signDate'],
    },
    {
      id: 'personal-fee', when: 'personalFee > totalFee', severity: 'error', message: '个人付费不能大于签约服务费合计。',
      fields: ['personalFee', 'totalFee'],
    },
  ],
};
