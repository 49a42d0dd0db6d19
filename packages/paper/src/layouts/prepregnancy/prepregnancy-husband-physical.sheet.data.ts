import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h, page } from '../build.ts';
import { under } from '../under.ts';
import { generalExam, hepatitis, laboratoryEnd, otherExam } from './couple-physical.data.ts';

/** 孕前优生健康检查技术服务家庭档案：丈夫体格检查与检验. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '丈夫体格检查与临床检验',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 15, 32, 15, 32],
      ...under('一般体格检查', ...generalExam),
      ...under('男性生殖系统检查',
        [h('阴毛'), c('[pubicHair]'), h('喉结'), c('[laryngealProminence]')],
        [h('阴茎'), c('[penis]'), h('包皮'), c('[foreskin]')],
        [h('睾丸'), c(['[testes]', '左 {testisLeftVolume:3} ml　右 {testisRightVolume:3} ml'], 3)],
        [h('附睾'), c('[epididymis]'), h('输精管'), c('[spermaticDuct]')],
        [h('精索静脉曲张'), c('[varicocele]　部位 [varicoceleSide]　程度 [varicoceleDegree]', 3)],
        [h('其他检查'), c('{andrologicOther:14:120}'), h('转诊建议'), c('{andrologicReferral:14:100}')],
        [h('检查日期'), c('{andrologicExamDate:8}'), h('医师签名'), c('{andrologicDoctor:8}')],
      ),
      ...under('临床检验',
        [h('尿液常规'), c('[urineRoutine]'), h('血型'), c('ABO {aboBloodType:4}　Rh {rhBloodType:4}')],
        [h('谷丙转氨酶'), c('{alt:4} U/L'), h('肌酐'), c('{creatinine:4} μmol/L')],
        ...hepatitis,
        [h('梅毒螺旋体'), c('[syphilis]'), h('HIV抗体'), c('[hivAntibody]')],
        [h('地中海贫血'), c('[thalassemia]', 3)],
        ...laboratoryEnd,
      ),
      ...under('其他检查', ...otherExam),
    ),
  ],
};
