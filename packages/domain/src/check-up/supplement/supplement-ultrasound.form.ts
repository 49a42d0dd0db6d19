import type { FormDefinition } from '../../forms/index.ts';

const normalAbnormalOrNotExamined = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }, { code: '9', label: '未检查' }] as const;
const normalOrAbnormal = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] as const;

/** B超检查结果（补充录入）. */
export const supplementUltrasound: FormDefinition = {
  id: 'supplement-ultrasound',
  version: 1,
  title: 'B超检查结果（补充录入）',
  module: 'check-up',
  routes: ['bc', 'color'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '健康体检表 B超 补充录入（同类系统）；腹部B超指肝胆胰脾（老年人健康管理服务规范）',
  verified: ['recall'],
  sections: [
    {
      id: 'header', title: '检查登记', page: 'bc',
      fields: [
        { key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber' },
        { key: 'checkUpId', label: '关联体检', type: 'text', maxLength: 40, note: '对应 health-check-up 记录；同日自动关联并回填同名项目' },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'reportDate', label: '报告日期', type: 'date', max: 'today' },
        { key: 'examNo', label: '检查号', type: 'text', maxLength: 30 },
        {
          key: 'ultrasoundKind', label: '检查类型', type: 'single', options: [{ code: '1', label: '黑白B超' }, { code: '2', label: '彩色多普勒' }],
          default: '2',
        },
        {
          key: 'examSites', label: '检查部位', type: 'multi', required: true,
          options: [
            { code: '1', label: '肝' }, { code: '2', label: '胆' }, { code: '3', label: '胰' }, { code: '4', label: '脾' },
            { code: '5', label: '双肾' }, { code: '6', label: '膀胱' }, { code: '7', label: '前列腺' }, { code: '8', label: '子宫附件' },
            { code: '9', label: '甲状腺' }, { code: '10', label: '乳腺' }, { code: '11', label: '颈动脉' }, { code: '12', label: '心脏' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'examSitesOther', note: '腹部B超默认 1-4；产品编码',
        },
        { key: 'examSitesOther', label: '其他部位', type: 'text', maxLength: 50, visibleWhen: { field: 'examSites', in: ['99'] } },
        { key: 'institutionName', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'clinicalDiagnosis', label: '临床诊断或目的', type: 'text', maxLength: 100 },
      ],
    },
    {
      id: 'liver', title: '肝脏', page: 'bc',
      fields: [
        { key: 'liverResult', label: '肝·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'liverRightObliqueDiameter', label: '肝·右叶最大斜径', type: 'decimal', unit: 'mm', min: 20, max: 300, precision: 1 },
        { key: 'liverLeftThickness', label: '肝·左叶厚径', type: 'decimal', unit: 'mm', min: 10, max: 200, precision: 1 },
        { key: 'liverPortalVein', label: '肝·门静脉内径', type: 'decimal', unit: 'mm', min: 2, max: 40, precision: 1 },
        {
          key: 'liverFindings', label: '肝·所见', type: 'multi',
          options: [
            { code: '1', label: '脂肪肝（轻度）' }, { code: '2', label: '脂肪肝（中度）' }, { code: '3', label: '脂肪肝（重度）' },
            { code: '4', label: '肝囊肿' }, { code: '5', label: '肝血管瘤' }, { code: '6', label: '肝内钙化灶或结石' },
            { code: '7', label: '肝硬化表现' }, { code: '8', label: '肝占位' }, { code: '9', label: '肝大' }, { code: '10', label: '门静脉增宽' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'liverOther', visibleWhen: { field: 'liverResult', in: ['2'] },
        },
        { key: 'liverOther', label: '肝·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'liverFindings', in: ['99'] } },
        { key: 'liverDescription', label: '肝·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'gallbladder', title: '胆囊胆管', page: 'bc',
      fields: [
        { key: 'gallbladderResult', label: '胆·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'gallbladderLength', label: '胆·胆囊长径', type: 'decimal', unit: 'mm', min: 5, max: 200, precision: 1 },
        { key: 'gallbladderWidth', label: '胆·胆囊宽径', type: 'decimal', unit: 'mm', min: 3, max: 100, precision: 1 },
        { key: 'gallbladderWallThickness', label: '胆·胆囊壁厚', type: 'decimal', unit: 'mm', min: 0.5, max: 30, precision: 1 },
        { key: 'gallbladderCommonBileDuct', label: '胆·胆总管内径', type: 'decimal', unit: 'mm', min: 1, max: 50, precision: 1 },
        {
          key: 'gallbladderFindings', label: '胆·所见', type: 'multi',
          options: [
            { code: '1', label: '胆囊结石' }, { code: '2', label: '胆囊息肉' }, { code: '3', label: '胆囊炎表现' },
            { code: '4', label: '胆囊切除术后' }, { code: '5', label: '胆囊壁毛糙增厚' }, { code: '6', label: '胆总管扩张' },
            { code: '7', label: '胆管结石' }, { code: '8', label: '胆囊占位' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'gallbladderOther', visibleWhen: { field: 'gallbladderResult', in: ['2'] },
        },
        { key: 'gallbladderOther', label: '胆·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'gallbladderFindings', in: ['99'] } },
        { key: 'gallbladderDescription', label: '胆·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'pancreas', title: '胰腺', page: 'bc',
      fields: [
        { key: 'pancreasResult', label: '胰·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'pancreasHeadThickness', label: '胰·胰头厚', type: 'decimal', unit: 'mm', min: 3, max: 100, precision: 1 },
        { key: 'pancreasBodyThickness', label: '胰·胰体厚', type: 'decimal', unit: 'mm', min: 2, max: 80, precision: 1 },
        { key: 'pancreasDuct', label: '胰·主胰管内径', type: 'decimal', unit: 'mm', min: 0.5, max: 30, precision: 1 },
        {
          key: 'pancreasFindings', label: '胰·所见', type: 'multi',
          options: [
            { code: '1', label: '胰腺回声改变' }, { code: '2', label: '胰管扩张' }, { code: '3', label: '胰腺囊肿' },
            { code: '4', label: '胰腺占位' }, { code: '5', label: '显示不清' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'pancreasOther', visibleWhen: { field: 'pancreasResult', in: ['2'] },
        },
        { key: 'pancreasOther', label: '胰·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'pancreasFindings', in: ['99'] } },
        { key: 'pancreasDescription', label: '胰·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'spleen', title: '脾脏', page: 'bc',
      fields: [
        { key: 'spleenResult', label: '脾·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'spleenThickness', label: '脾·厚径', type: 'decimal', unit: 'mm', min: 5, max: 200, precision: 1 },
        { key: 'spleenLength', label: '脾·长径', type: 'decimal', unit: 'mm', min: 20, max: 400, precision: 1 },
        {
          key: 'spleenFindings', label: '脾·所见', type: 'multi',
          options: [
            { code: '1', label: '脾大' }, { code: '2', label: '脾囊肿' }, { code: '3', label: '脾占位' }, { code: '4', label: '副脾' },
            { code: '5', label: '脾切除术后' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'spleenOther', visibleWhen: { field: 'spleenResult', in: ['2'] },
        },
        { key: 'spleenOther', label: '脾·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'spleenFindings', in: ['99'] } },
        { key: 'spleenDescription', label: '脾·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'kidneys', title: '双肾', page: 'bc',
      fields: [
        { key: 'leftKidneyResult', label: '左肾·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'leftKidneyLength', label: '左肾·长径', type: 'decimal', unit: 'mm', min: 20, max: 250, precision: 1 },
        {
          key: 'leftKidneyFindings', label: '左肾·所见', type: 'multi',
          options: [
            { code: '1', label: '结石' }, { code: '2', label: '囊肿' }, { code: '3', label: '积水' }, { code: '4', label: '错构瘤' },
            { code: '5', label: '萎缩' }, { code: '6', label: '占位' }, { code: '7', label: '结晶' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'leftKidneyOther', visibleWhen: { field: 'leftKidneyResult', in: ['2'] },
        },
        { key: 'leftKidneyOther', label: '左肾·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'leftKidneyFindings', in: ['99'] } },
        { key: 'leftKidneyDescription', label: '左肾·描述', type: 'longText', maxLength: 500 },
        { key: 'rightKidneyResult', label: '右肾·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        { key: 'rightKidneyLength', label: '右肾·长径', type: 'decimal', unit: 'mm', min: 20, max: 250, precision: 1 },
        {
          key: 'rightKidneyFindings', label: '右肾·所见', type: 'multi',
          options: [
            { code: '1', label: '结石' }, { code: '2', label: '囊肿' }, { code: '3', label: '积水' }, { code: '4', label: '错构瘤' },
            { code: '5', label: '萎缩' }, { code: '6', label: '占位' }, { code: '7', label: '结晶' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'rightKidneyOther', visibleWhen: { field: 'rightKidneyResult', in: ['2'] },
        },
        { key: 'rightKidneyOther', label: '右肾·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'rightKidneyFindings', in: ['99'] } },
        { key: 'rightKidneyDescription', label: '右肾·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'pelvis', title: '泌尿与生殖', page: 'bc',
      fields: [
        { key: 'bladderResult', label: '膀胱·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        {
          key: 'bladderFindings', label: '膀胱·所见', type: 'multi',
          options: [
            { code: '1', label: '结石' }, { code: '2', label: '占位' }, { code: '3', label: '残余尿增多' }, { code: '4', label: '壁增厚' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'bladderOther', visibleWhen: { field: 'bladderResult', in: ['2'] },
        },
        { key: 'bladderOther', label: '膀胱·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'bladderFindings', in: ['99'] } },
        { key: 'bladderDescription', label: '膀胱·描述', type: 'longText', maxLength: 500 },
        {
          key: 'prostateResult', label: '前列腺·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'],
          appliesTo: { sex: 'male' },
        },
        {
          key: 'prostateTransverseDiameter', label: '前列腺·横径', type: 'decimal', unit: 'mm', min: 10, max: 150, precision: 1,
          appliesTo: { sex: 'male' },
        },
        {
          key: 'prostateFindings', label: '前列腺·所见', type: 'multi',
          options: [
            { code: '1', label: '增大' }, { code: '2', label: '钙化' }, { code: '3', label: '囊肿' }, { code: '4', label: '占位' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'prostateOther', visibleWhen: { field: 'prostateResult', in: ['2'] }, appliesTo: { sex: 'male' },
        },
        {
          key: 'prostateOther', label: '前列腺·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'prostateFindings', in: ['99'] },
          appliesTo: { sex: 'male' },
        },
        { key: 'prostateDescription', label: '前列腺·描述', type: 'longText', maxLength: 500, appliesTo: { sex: 'male' } },
        {
          key: 'uterusAdnexaResult', label: '子宫附件·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'],
          appliesTo: { sex: 'female' },
        },
        {
          key: 'uterusAdnexaFindings', label: '子宫附件·所见', type: 'multi',
          options: [
            { code: '1', label: '子宫肌瘤' }, { code: '2', label: '卵巢囊肿' }, { code: '3', label: '内膜增厚' }, { code: '4', label: '节育器' },
            { code: '5', label: '盆腔积液' }, { code: '6', label: '占位' }, { code: '7', label: '子宫切除术后' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'uterusAdnexaOther', visibleWhen: { field: 'uterusAdnexaResult', in: ['2'] }, appliesTo: { sex: 'female' },
        },
        {
          key: 'uterusAdnexaOther', label: '子宫附件·其他所见', type: 'text', maxLength: 200,
          visibleWhen: { field: 'uterusAdnexaFindings', in: ['99'] }, appliesTo: { sex: 'female' },
        },
        { key: 'uterusAdnexaDescription', label: '子宫附件·描述', type: 'longText', maxLength: 500, appliesTo: { sex: 'female' } },
      ],
    },
    {
      id: 'superficial', title: '浅表与血管', page: 'bc',
      fields: [
        { key: 'thyroidResult', label: '甲状腺·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        {
          key: 'thyroidFindings', label: '甲状腺·所见', type: 'multi',
          options: [
            { code: '1', label: '结节' }, { code: '2', label: '囊肿' }, { code: '3', label: '弥漫性病变' }, { code: '4', label: '肿大' },
            { code: '5', label: '切除术后' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'thyroidOther', visibleWhen: { field: 'thyroidResult', in: ['2'] },
        },
        { key: 'thyroidOther', label: '甲状腺·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'thyroidFindings', in: ['99'] } },
        { key: 'thyroidDescription', label: '甲状腺·描述', type: 'longText', maxLength: 500 },
        {
          key: 'thyroidTirads', label: '甲状腺 TI-RADS 分级', type: 'single',
          options: [
            { code: '1', label: '1类' }, { code: '2', label: '2类' }, { code: '3', label: '3类' }, { code: '4a', label: '4a类' },
            { code: '4b', label: '4b类' }, { code: '4c', label: '4c类' }, { code: '5', label: '5类' }, { code: '6', label: '6类' },
          ],
          visibleWhen: { field: 'thyroidResult', in: ['2'] },
        },
        { key: 'breastUsResult', label: '乳腺·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        {
          key: 'breastUsFindings', label: '乳腺·所见', type: 'multi',
          options: [
            { code: '1', label: '增生' }, { code: '2', label: '结节' }, { code: '3', label: '囊肿' }, { code: '4', label: '导管扩张' },
            { code: '5', label: '占位' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'breastUsOther', visibleWhen: { field: 'breastUsResult', in: ['2'] },
        },
        { key: 'breastUsOther', label: '乳腺·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'breastUsFindings', in: ['99'] } },
        { key: 'breastUsDescription', label: '乳腺·描述', type: 'longText', maxLength: 500 },
        {
          key: 'breastBirads', label: '乳腺 BI-RADS 分级', type: 'single',
          options: [
            { code: '0', label: '0类' }, { code: '1', label: '1类' }, { code: '2', label: '2类' }, { code: '3', label: '3类' },
            { code: '4a', label: '4a类' }, { code: '4b', label: '4b类' }, { code: '4c', label: '4c类' }, { code: '5', label: '5类' },
            { code: '6', label: '6类' },
          ],
          visibleWhen: { field: 'breastUsResult', in: ['2'] },
        },
        { key: 'carotidResult', label: '颈动脉·结果', type: 'single', options: normalAbnormalOrNotExamined, abnormal: ['2'] },
        {
          key: 'carotidFindings', label: '颈动脉·所见', type: 'multi',
          options: [
            { code: '1', label: '内中膜增厚' }, { code: '2', label: '斑块' }, { code: '3', label: '狭窄' }, { code: '4', label: '闭塞' },
            { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'carotidOther', visibleWhen: { field: 'carotidResult', in: ['2'] },
        },
        { key: 'carotidOther', label: '颈动脉·其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'carotidFindings', in: ['99'] } },
        { key: 'carotidDescription', label: '颈动脉·描述', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'conclusion', title: '结论', page: 'bc',
      fields: [
        {
          key: 'abdominalResult', label: '腹部B超', type: 'single', required: true, options: normalOrAbnormal, abnormal: ['2'],
          concept: 'abdominal-ultrasound-result',
          proposed: "countTrue(liverResult == '2', gallbladderResult == '2', pancreasResult == '2', spleenResult == '2') > 0 ? '2' : lookup(liverResult, {1: lookup(gallbladderResult, {1: lookup(pancreasResult, {1: lookup(spleenResult, {1: '1'})})})})",
          note: '任一肝胆胰脾结果为 2 时为 2；写入 health-check-up.abdominalUltrasound',
        },
        {
          key: 'otherResult', label: '其他B超', type: 'single', options: normalOrAbnormal, abnormal: ['2'], concept: 'other-ultrasound-result',
          proposed: "countTrue(leftKidneyResult == '2', rightKidneyResult == '2', bladderResult == '2', prostateResult == '2', uterusAdnexaResult == '2', thyroidResult == '2', breastUsResult == '2', carotidResult == '2') > 0 ? '2' : countTrue(leftKidneyResult == '1', rightKidneyResult == '1', bladderResult == '1', prostateResult == '1', uterusAdnexaResult == '1', thyroidResult == '1', breastUsResult == '1', carotidResult == '1') > 0 ? '1' : lookup('', {1: '1'})",
        },
        { key: 'findings', label: '超声所见', type: 'longText', maxLength: 2000 },
        { key: 'impression', label: '超声提示', type: 'longText', required: true, maxLength: 1000 },
        { key: 'images', label: '图像', type: 'image' },
        { key: 'examDoctor', label: '检查医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'recorder', label: '记录者', type: 'user' },
        { key: 'doctorSignature', label: '医生签字', type: 'signature' },
      ],
    },
  ],
  checks: [
    {
      id: 'exam-date-before-report-date', when: 'examDate > reportDate', severity: 'error', message: '检查日期不能晚于报告日期，请核对。',
      fields: ['reportDate', 'examDate'],
    },
    {
      id: 'abdomen-and-organs',
      when: "abdominalResult == '1' && countTrue(liverResult == '2', gallbladderResult == '2', pancreasResult == '2', spleenResult == '2') > 0",
      severity: 'error', message: '肝、胆、胰、脾有异常，腹部B超结果不能选“正常”。', fields: ['abdominalResult'],
    },
  ],
};
