// Answers on the official sheet of their form: which layout, what stands in each cell, in words.
import { compileForm } from '@gongwei/domain';
import { formModule } from '@gongwei/domain/form/visit-record';
import { layoutFor, paperLines } from '@gongwei/paper';

const form = compileForm(formModule);
const data = {
  visitDate: '2026-11-20',
  subjective: '头晕三天，晨起明显。',
  assessment: '高血压 2 级。',
  plan: '规律服药，两周后随访。',
};
// `names`: of those whose ids the answers hold; `facts`: what the sheet says that is no answer of it.
const sheet = { form, data, names: {}, facts: {} };
const layout = await layoutFor(form, data);
console.log(layout.title);
for (const line of paperLines({ layout, sheet, visits: [sheet] })) console.log(line);
