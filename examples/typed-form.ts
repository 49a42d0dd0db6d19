// A stored follow-up opened anew, changed and checked, with every type said by the package.
import { calendarDay, compileForm, createFormEngine, type Answers, type FormContext } from '@gongwei/domain';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
import { recordDay } from '@gongwei/domain/forms';

const context: FormContext = {
  today: calendarDay(2026, 11, 22),
  resident: { id: 'r1', sex: 'female', age: 71 },
};
const stored: Answers = { followUpDate: '2026-11-20', systolic: 152, diastolic: 88, height: 158, weight: 64 };

const form = createFormEngine(compileForm(formModule), context, { answers: stored });
form.set('systolic', 210);
const { value, mark, issues } = form.state('systolic');
console.log(recordDay(form.form.definition, form.answers()), value, mark, issues.map(({ message }) => message).join());
