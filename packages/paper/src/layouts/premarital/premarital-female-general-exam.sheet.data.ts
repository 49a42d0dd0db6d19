import { c, h } from '../build.ts';
import { generalExam } from './premarital-exam.data.ts';

/** 女性婚前医学检查表：病史、辅助检查与结论. */
export const layout = generalExam({
  title: '女性婚前医学检查表',
  history: [
    [h('月经史'), c(['初潮年龄 {menarcheAge:2} 岁　经期 {menstrualPeriodDays:2} 天　周期 {menstrualCycleDays:2} 天　末次月经 {lastMenstrualPeriod:7}', '量 [menstrualVolume]　痛经 [dysmenorrhea]'], 3)],
    [h('既往婚育史'), c(['[marriageBirthHistory]　婚史 [maritalHistory]', '足月产 {termBirths:2} 次　早产 {pretermBirths:2} 次　流产 {abortions:2} 次　子女 {children:2} 人'], 3)],
  ],
  tests: [
    [h('阴道分泌物'), c('[vaginalSecretion]', 3)],
    [h('B型超声'), c('{pelvicUltrasound:20:120}', 3)],
    [h('乳腺检查'), c('{breastExam:20:120}', 3)],
  ],
});
