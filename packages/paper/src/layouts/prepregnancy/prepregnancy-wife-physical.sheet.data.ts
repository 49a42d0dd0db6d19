import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h, page } from '../build.ts';
import { under } from '../under.ts';
import { generalExam, hepatitis, laboratoryEnd, otherExam } from './couple-physical.data.ts';

/** 孕前优生健康检查技术服务家庭档案：妻子体格检查与检验, two pages. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '妻子体格检查与临床检验',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 15, 32, 15, 32],
      ...under('一般体格检查', ...generalExam),
      ...under('女性生殖系统检查',
        [h('阴毛'), c('[pubicHair]'), h('乳房'), c('[breasts]')],
        [h('外阴'), c('[vulva]'), h('阴道'), c('[vagina]')],
        [h('分泌物'), c('[secretion]'), h('宫颈'), c('[cervix]')],
        [h('子宫'), c(['大小 [uterusSize]　活动度 [uterusMobility]', '包块 [uterusMass]'], 3)],
        [h('双侧附件'), c('[adnexa]', 3)],
        [h('其他检查'), c('{gynecologicOther:14:120}'), h('转诊建议'), c('{gynecologicReferral:14:100}')],
        [h('检查日期'), c('{gynecologicExamDate:8}'), h('医师签名'), c('{gynecologicDoctor:8}')],
      ),
      ...under('妇科B超',
        [h('结果'), c('[ultrasound]', 3)],
        [h('转诊建议'), c('{ultrasoundReferral:20:100}', 3)],
        [h('检查日期'), c('{ultrasoundDate:8}'), h('医师签名'), c('{ultrasoundDoctor:8}')],
      ),
    ),
    page(
      [6, 15, 32, 15, 32],
      ...under('临床检验',
        [h('白带常规'), c(['线索细胞 [clueCells]　念珠菌感染 [candida]', '滴虫感染 [trichomonas]　清洁度 [cleanliness]', '胺臭味实验 [amineTest]　pH值 [vaginalPh]'], 3)],
        [h('血液常规'), c(['Hb {hemoglobin:3} g/L　RBC {redBloodCell:3} ×10¹²/L　PLT {platelet:3} ×10⁹/L　WBC {whiteBloodCell:3} ×10⁹/L', '白细胞分类 [differentialType]', 'N {neutrophil:3} %　E {eosinophil:3} %　B {basophil:3} %　L {lymphocyte:3} %　M {monocyte:3} %'], 3)],
        [h('尿液常规'), c('[urineRoutine]'), h('血型'), c('ABO {aboBloodType:4}　Rh {rhBloodType:4}')],
        [h('血清葡萄糖'), c('{bloodGlucose:4} mmol/L'), h('谷丙转氨酶'), c('{alt:4} U/L')],
        [h('肌酐'), c('{creatinine:4} μmol/L'), h('促甲状腺激素'), c('{tsh:4} μIU/ml')],
        ...hepatitis,
        [h('梅毒螺旋体'), c('[syphilis]'), h('淋球菌'), c('[gonorrhea]')],
        [h('沙眼衣原体'), c('[chlamydia]'), h('HIV抗体'), c('[hivAntibody]')],
        [h('风疹病毒IgG'), c('[rubellaIgg]'), h('地中海贫血'), c('[thalassemia]')],
        [h('巨细胞病毒'), c(['IgG [cmvIgg]', 'IgM [cmvIgm]']), h('弓形体'), c(['IgG [toxoplasmaIgg]', 'IgM [toxoplasmaIgm]'])],
        ...laboratoryEnd,
      ),
      ...under('其他检查', ...otherExam),
    ),
  ],
};
