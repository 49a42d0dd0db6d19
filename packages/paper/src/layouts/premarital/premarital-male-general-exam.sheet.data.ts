import { c, h } from '../build.ts';
import { generalExam } from './premarital-exam.data.ts';

/** 男性婚前医学检查表：病史、辅助检查与结论. */
export const layout = generalExam({
  title: '男性婚前医学检查表',
  history: [[h('既往婚史'), c('[maritalHistory]'), h('子女数'), c('{children:2} 人')]],
  tests: [[h('精液常规'), c('{semenRoutine:20:120}', 3)]],
});
