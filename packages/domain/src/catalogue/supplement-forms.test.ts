import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type FormEngine } from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';
import { loadForm } from './load-form.ts';

const opened = async (formId: string, answers: Answers): Promise<FormEngine> => {
  const resident = { id: 'r1', sex: 'female', birthDate: calendarDay(1954, 6, 1), age: 72 } as const;
  const engine = createFormEngine(compileForm(await loadForm(formId)), { today: calendarDay(2026, 11, 20), resident });
  engine.setMany(answers);
  return engine;
};
const fieldsInTrouble = (engine: FormEngine): readonly string[] =>
  engine
    .issues()
    .filter(({ severity, code }) => severity !== 'missing' && code.startsWith('check:'))
    .map(({ code }) => code.slice('check:'.length));

describe('supplement sheets', () => {
  it('work out counts of the blood sheet and sum up what is abnormal', async () => {
    const engine = await opened('supplement-blood-routine', {
      whiteBloodCell: 10.4,
      neutrophilPercent: 70.5,
      hemoglobin: 112,
      platelet: 200,
    });
    expect(engine.answers()['neutrophilCount']).toBe(7.33);
    expect(engine.answers()['abnormalSummary']).toBe(
      '白细胞计数（WBC）10.4 ×10^9/L↑；中性粒细胞绝对值（NEUT#）7.33 ×10^9/L↑；血红蛋白（HGB）112 g/L↓',
    );
  });

  it('ask again where figures of the blood sheet do not fit together', async () => {
    const classes = {
      neutrophilPercent: 60,
      lymphocytePercent: 30,
      monocytePercent: 5,
      eosinophilPercent: 2,
      basophilPercent: 1,
    };
    expect(fieldsInTrouble(await opened('supplement-blood-routine', classes))).toEqual(['class-percentages']);
    expect(fieldsInTrouble(await opened('supplement-blood-routine', { ...classes, basophilPercent: 1.5 }))).toEqual([]);
    expect(
      fieldsInTrouble(
        await opened('supplement-blood-routine', { whiteBloodCell: 5, neutrophilPercent: 60, neutrophilCount: 3.2 }),
      ),
    ).toEqual(['neutrophil-count']);
    expect(
      fieldsInTrouble(
        await opened('supplement-blood-routine', {
          redBloodCell: 4.5,
          hemoglobin: 135,
          mch: 30,
          mcv: 90,
          hematocrit: 0.405,
        }),
      ),
    ).toEqual([]);
    expect(
      fieldsInTrouble(await opened('supplement-blood-routine', { redBloodCell: 4.5, hemoglobin: 135, mch: 40 })),
    ).toEqual(['mch']);
  });

  it('work out the albumin/creatinine ratio of the worked example and mark grades by the rules', async () => {
    const engine = await opened('supplement-urine-routine', {
      urineMicroalbumin: 2.5,
      urineCreatinine: 8,
      urineProtein: '1',
      urobilinogen: '1',
    });
    expect(engine.answers()['acr']).toBe(27.6);
    expect(engine.state('urineProtein').mark).toBe('abnormal');
    expect(engine.state('urobilinogen').mark).toBeUndefined();
    expect(engine.answers()['abnormalSummary']).toBe('尿蛋白（PRO）±；尿微量白蛋白（MA）2.5 mg/dL↑');
  });

  it('work out the eGFR of the worked example, and ask no fasting glucose of who has eaten', async () => {
    const engine = await opened('supplement-biochemistry', { creatinine: 130, fasting: false });
    expect(engine.answers()).toMatchObject({ age: 72, egfr: 35 });
    expect(engine.state('fastingGlucose').visible).toBe(false);
    expect(
      fieldsInTrouble(
        await opened('supplement-biochemistry', {
          totalProtein: 60,
          albumin: 61,
          conjugatedBilirubin: 9,
          totalBilirubin: 8,
        }),
      ),
    ).toEqual(['protein-and-albumin', 'conjugated-bilirubin']);
  });
});
