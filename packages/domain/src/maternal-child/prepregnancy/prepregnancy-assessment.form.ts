import type { FormDefinition } from '../../forms/index.ts';

/** 孕前优生健康检查：风险评估与评估建议告知书. */
export const prepregnancyAssessment: FormDefinition = {
  id: 'prepregnancy-assessment',
  version: 1,
  title: '孕前优生健康检查：风险评估与评估建议告知书',
  module: 'prepregnancy',
  routes: ['jcxx'],
  subject: 'couple',
  occurs: 'one',
  occurredOn: 'adviceDate',
  source: '国家免费孕前优生健康检查项目技术服务规范 技术服务家庭档案；国家项目信息系统页面项目（公开录入脚本与字典常量）；同类生产系统孕前询问、孕前检查表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'couple', title: '夫妇',
      fields: [
        { key: 'wifeName', label: '妻子姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: "lookup(resident.sex, {'female': resident.name, 'male': resident.spouseName})" },
        { key: 'wifeAge', label: '妻子年龄', type: 'integer', unit: '岁', min: 15, max: 60 },
        { key: 'wifePhone', label: '妻子联系电话', type: 'text', maxLength: 20, sensitive: 'phone', proposed: "lookup(resident.sex, {'female': resident.phone})" },
        { key: 'husbandName', label: '丈夫姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: "lookup(resident.sex, {'male': resident.name, 'female': resident.spouseName})" },
        { key: 'husbandAge', label: '丈夫年龄', type: 'integer', unit: '岁', min: 15, max: 99 },
        { key: 'husbandPhone', label: '丈夫联系电话', type: 'text', maxLength: 20, sensitive: 'phone', proposed: "lookup(resident.sex, {'male': resident.phone})" },
        { key: 'address', label: '住址', type: 'region', proposed: 'previous.currentAddress' },
      ],
    },
    {
      id: 'risk', title: '风险评估',
      fields: [
        {
          key: 'riskGroup', label: '人群分类', type: 'single', required: true,
          options: [{ code: '1', label: '一般人群' }, { code: '2', label: '高风险人群' }], abnormal: ['2'],
          note: '一般人群：未发现可能导致出生缺陷等不良妊娠结局的风险因素；高风险人群：一个或多个方面有异常',
        },
        {
          key: 'riskSide', label: '风险方', type: 'single',
          options: [{ code: '1', label: '妻子' }, { code: '2', label: '丈夫' }, { code: '3', label: '夫妇双方' }],
          visibleWhen: { field: 'riskGroup', in: ['2'] },
        },
        {
          key: 'riskClasses', label: '风险因素分类', type: 'multi',
          options: [
            { code: 'A', label: 'A类（经干预可转为一般人群）' }, { code: 'B', label: 'B类（目前医学手段可治疗，治疗后风险下降）' },
            { code: 'C', label: 'C类（无有效治疗，风险可在孕期产前诊断）' }, { code: 'D', label: 'D类（不宜妊娠）' },
            { code: 'X', label: 'X类（需进一步检查确定）' },
          ],
          visibleWhen: { field: 'riskGroup', in: ['2'] }, note: 'ABCDX 分类，类别定义系回忆，待核对规范原文',
        },
        {
          key: 'riskFactorGroups', label: '风险因素', type: 'multi',
          options: [
            { code: '1', label: '遗传因素' }, { code: '2', label: '感染因素' }, { code: '3', label: '慢性疾病' }, { code: '4', label: '不良孕育史' },
            { code: '5', label: '行为与生活方式' }, { code: '6', label: '营养因素' }, { code: '7', label: '环境因素' },
            { code: '8', label: '心理社会因素' }, { code: '9', label: '用药' }, { code: '10', label: '年龄' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'riskFactorGroupsOther', visibleWhen: { field: 'riskGroup', in: ['2'] },
        },
        {
          key: 'riskFactorGroupsOther', label: '风险因素（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'riskFactorGroups', in: ['99'] },
        },
        {
          key: 'abnormalItems', label: '异常项目', type: 'table', minRows: 0, maxRows: 100,
          columns: [
            { key: 'side', label: '方', type: 'single', options: [{ code: '1', label: '妻子' }, { code: '2', label: '丈夫' }] },
            { key: 'item', label: '项目', type: 'text', required: true, maxLength: 50 },
            { key: 'value', label: '结果', type: 'text', maxLength: 100 },
            { key: 'reference', label: '参考', type: 'text', maxLength: 50 },
            {
              key: 'riskClass', label: '分类', type: 'single',
              options: [
                { code: 'A', label: 'A' }, { code: 'B', label: 'B' }, { code: 'C', label: 'C' }, { code: 'D', label: 'D' }, { code: 'X', label: 'X' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'advice', title: '评估建议告知',
      fields: [
        {
          key: 'conclusion', label: '评估结论', type: 'single', required: true,
          options: [
            { code: '1', label: '已接受的检查中暂未发现夫妇双方存在对怀孕不利的风险因素' },
            { code: '2', label: '仅一方接受检查，暂未发现风险，建议另一方尽快检查' },
            { code: '3', label: '发现对怀孕不利的风险因素，建议进一步咨询、查治' },
          ],
        },
        {
          key: 'advices', label: '一般建议', type: 'multi',
          options: [
            { code: '1', label: '有计划怀孕，避免大龄生育' }, { code: '2', label: '合理营养，科学增补叶酸、碘、铁、钙等' },
            { code: '3', label: '预防慢性病和传染病' }, { code: '4', label: '谨慎用药，备孕期尽量避免服药' },
            { code: '5', label: '避免接触有毒有害物质，避免密切接触宠物' }, { code: '6', label: '保持健康的生活方式和行为' },
            { code: '7', label: '保持心理健康' }, { code: '8', label: '调整避孕措施' }, { code: '9', label: '出现异常情况及早咨询' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'advicesOther',
        },
        { key: 'advicesOther', label: '一般建议（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'advices', in: ['99'] } },
        { key: 'individualAdvice', label: '个性化建议', type: 'longText', required: "riskGroup == '2'", maxLength: 1000 },
        { key: 'referral', label: '转诊', type: 'single', options: [{ code: '0', label: '无' }, { code: '1', label: '有' }] },
        { key: 'referralTo', label: '转诊机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'referral', in: ['1'] } },
        { key: 'doctor', label: '告知医师签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'adviceDate', label: '告知日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'wifeSignature', label: '妻子签名', type: 'signature' },
        { key: 'wifeSignDate', label: '妻子签名日期', type: 'date', max: 'today' },
        { key: 'husbandSignature', label: '丈夫签名', type: 'signature' },
        { key: 'husbandSignDate', label: '丈夫签名日期', type: 'date', max: 'today' },
      ],
    },
  ],
  checks: [
    {
      id: 'risk-and-conclusion', when: "riskGroup == '1' && !isMissing(abnormalItems)", severity: 'error',
      message: '夫妇任一方有异常即为高风险人群，请核对人群分类。', fields: ['riskGroup', 'abnormalItems'],
    },
  ],
};
