// A form that computes, proposes and complains while it is filled, without any framework.
import { compileForm, createFormEngine } from '@gongwei/domain';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';

const form = createFormEngine(compileForm(formModule), {
  today: '2026-11-22',
  resident: { id: 'r1', sex: 'female', age: 71 },
});
const { fields } = form.setMany({ systolic: 168, diastolic: 92, height: 158, weight: 64 });
console.log('changed:', fields.join(' '));
console.log('BMI:', form.state('bmi').value);
console.log('asked for:', form.issues().filter((issue) => issue.severity === 'missing').length, 'fields');
