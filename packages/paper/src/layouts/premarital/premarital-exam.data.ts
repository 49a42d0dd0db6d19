import type { GridCell, PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { heading } from '../roll.ts';
import { under } from '../under.ts';

const WIDTHS = [7, 15, 29, 15, 34];

type Cells = readonly GridCell[];

type GeneralExam = {
  readonly title: string;
  /** Rows of the history between 现病史 and 与遗传有关的家族史. */
  readonly history: readonly Cells[];
  /** Further laboratory rows of the sex. */
  readonly tests: readonly Cells[];
};

/**
 * 男（女）性婚前医学检查表：病史, 辅助检查与结论 (婚前保健工作规范修订，2002，附件). In life one sheet with the physical examination, which is
 * a form of its own: its page goes between the two of this one.
 */
export const generalExam = ({ title, history, tests }: GeneralExam): PaperLayout => ({
  kind: 'sheet',
  title,
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        { paragraphs: ['编号 {examNumber:10:30}　填写日期 {fillDate:7}　检查日期 {examDate:7}'] },
        page(
          [12, 18, 10, 14, 12, 18, 16],
          grid(h('姓名'), c('{resident:6}'), h('年龄'), c('{age:2} 岁'), h('出生日期'), c('{birthDate:7}'), { ...c(['照片', '<photo>'], 1, 4), align: 'center' }),
          grid(h('身份证号'), c('{idNumber:11}', 3), h('民族'), c('{ethnicity:5}')),
          grid(h('职业'), c('{occupation:10:40}', 3), h('文化程度'), c('{education:6}')),
          grid(h('工作单位'), c('{workUnit:12:60}', 3), h('电话'), c('{phone:7}')),
          grid(h('户口所在地'), c('{householdAddress:14:60}', 3), h('邮编'), c('{postalCode:5}', 2)),
          grid(h('现住址'), c('{residenceAddress:18:60}', 6)),
          grid(h('对方姓名'), c('{partnerName:6:40}', 3), h('对方编号'), c('{partnerExamNumber:8:30}', 2)),
        ),
        page(
          [18, 32, 18, 32],
          heading('一、病史', 4),
          grid(h('血缘关系'), c('[kinship]', 3)),
          grid(h('既往病史'), c('[pastDiseases]', 3)),
          grid(h('手术史'), c('[surgeryHistory]', 3)),
          grid(h('现病史'), c('[presentIllness]', 3)),
          ...history.map((cells) => grid(...cells)),
          grid(h('与遗传有关的家族史'), c(['[geneticFamilyHistory]', '患者与本人关系 {affectedRelativeRelation:12:50}'], 3)),
          grid(h('家族近亲婚配'), c('[familyConsanguinity]　近亲婚配者 [familyConsanguinityRelation]', 3)),
          grid(h('受检者签名'), c('<examineeSignature>'), h('医师签名'), c('<historyDoctorSignature>')),
        ),
        { paragraphs: ['（二、体格检查见续表）'], align: 'right' },
      ],
    },
    {
      blocks: [
        page(
          [18, 32, 18, 32],
          heading('三、常规辅助检查和其他特殊检查', 4),
          grid(h('胸部透视'), c('[chestXray]', 3)),
          grid(h('血常规'), c('血红蛋白 {hemoglobin:3} g/L　红细胞 {redBloodCell:3} ×10¹²/L　白细胞 {whiteBloodCell:3} ×10⁹/L　血小板 {platelet:3} ×10⁹/L', 3)),
          grid(h('尿常规'), c('尿蛋白 {urineProtein:3}　尿糖 {urineGlucose:3}　尿潜血 {urineOccultBlood:3}　其他 {urineRoutineOther:8:60}', 3)),
          grid(h('梅毒筛查'), c('[syphilis]'), h('血转氨酶（ALT）'), c('{alt:4} U/L')),
          grid(h('乙肝表面抗原'), c('[hbsag]'), h('血型'), c('ABO {aboBloodType:4}　Rh {rhBloodType:4}')),
          grid(h('艾滋病病毒抗体'), c('[hivAntibody]', 3)),
          grid(h('淋病'), c('[gonorrhea]'), h('支原体／衣原体'), c('[mycoplasmaChlamydia]')),
          ...tests.map((cells) => grid(...cells)),
          grid(h('地中海贫血筛查'), c('[thalassemia]'), h('染色体检查'), c('{chromosome:10:60}')),
          grid(h('其他特殊检查'), c('{otherSpecialExam:26:180}', 3)),
          grid(h('检测报告'), c('<reports>', 3)),
        ),
        page([18, 32, 18, 32], heading('四、结论', 4), ...conclusion),
      ],
    },
  ],
});

const conclusion: readonly SheetRow[] = [
  grid(h('检查结果'), c('[examResult]', 3)),
  grid(h('疾病分类'), c('[diseaseCategories]', 3)),
  grid(h('疾病诊断'), c('{diagnosis:26:160}', 3)),
  grid(h('医学意见'), c('[medicalOpinion]', 3)),
  grid(h('受检双方签名'), c('<coupleOpinionSignature>', 3)),
  grid(h('婚前卫生咨询'), c('{consultation:26:260}', 3)),
  grid(h('咨询指导结果'), c('[guidanceResult]', 3)),
  grid(h('受检双方签名'), c('<coupleGuidanceSignature>', 3)),
  grid(h('转诊医院'), c('{referralHospital:10:60}'), h('转诊日期'), c('{referralDate:8}')),
  grid(h('预约复诊日期'), c('{returnVisitDate:8}'), h('出具证明日期'), c('{certificateDate:8}')),
  grid(h('主检医师签名'), c('<chiefDoctorSignature>', 3)),
];

/** 男（女）性婚前医学检查表：体格检查; `sexual` are the rows of secondary sexual characters and genitals. */
export const physicalExam = (title: string, sexual: readonly Cells[]): PaperLayout => ({
  kind: 'sheet',
  title,
  code: 'archive-number',
  flows: true,
  pages: [
    {
      blocks: [
        page(
          WIDTHS,
          heading('二、体格检查', 5),
          ...under('一般检查',
            [h('血压'), c('{systolic:3} / {diastolic:3} mmHg'), h('身高／体重'), c('{height:4} cm ／ {weight:4} kg')],
            [h('特殊体态'), c('[specialPosture]', 3)],
            [h('精神状态'), c('[mentalState]', 3)],
            [h('特殊面容'), c('[specialFacies]', 3)],
            [h('智力'), c('[intelligence]　异常表现 [intelligenceAbnormal]', 3)],
            [h('皮肤毛发'), c('[skinHair]', 3)],
            [h('五官'), c('[facialFeatures]', 3)],
            [h('甲状腺'), c('[thyroid]', 3)],
            [h('心脏'), c(['心率 {heartRate:3} 次/分钟　心律 {cardiacRhythm:8:40}', '杂音 [heartMurmur]'], 3)],
            [h('肺'), c('[lungs]', 3)],
            [h('肝'), c('[liver]', 3)],
            [h('四肢脊柱'), c('[limbsSpine]', 3)],
            [h('其他'), c('{otherPhysical:26:200}', 3)],
            [h('医师签名'), c('<physicalDoctorSignature>', 3)],
          ),
          ...under('第二性征与生殖器', ...sexual, [h('其他'), c('{sexualOther:26:200}', 3)], [h('医师签名'), c('<sexualDoctorSignature>', 3)]),
        ),
      ],
    },
  ],
});
