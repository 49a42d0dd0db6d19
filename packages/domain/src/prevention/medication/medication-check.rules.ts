import { codeOf, codesOf, numberOf, textOf } from '../../clinical/index.ts';
import { antihypertensiveClass } from '../../clinical/dictionaries/antihypertensive-class.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { glucoseLoweringClass } from '../../clinical/dictionaries/glucose-lowering-class.ts';
import type { Answers, Option } from '../../forms/index.ts';
import type { CalendarDay } from '../../shared/index.ts';
import { knowledgeDrug } from '../knowledge/knowledge-drug.form.ts';

/** A medicine somebody takes, as a 用药记录 has it. */
type Medicine = { readonly id: string; readonly data: Answers };

/** What is written down that a medicine can be held against. `egfr`: the latest, mL/min/1.73m². */
export type MedicationFile = {
  readonly medicine: Medicine;
  /** All medicines of the person, itself among them or not. */
  readonly medicines: readonly Medicine[];
  /** Entries of 药品知识 and of the drug catalogue the reader's institution works with, stopped ones among them. */
  readonly knowledge: readonly Answers[];
  readonly catalogue: readonly Answers[];
  /** The sheet that has them; `closed`: whoever asks may not read it. Absent: there is none. */
  readonly allergies?: { readonly data: Answers; readonly on: CalendarDay } | 'closed';
  readonly today: CalendarDay;
  readonly age?: number;
  readonly pregnant: boolean;
  readonly egfr?: { readonly value: number; readonly on: CalendarDay };
};

/** What was found; `look`: somebody has to look at it, `read`: words of an entry as they stand, `unknown`: nothing is written down. */
export type MedicationPoint = {
  readonly weight: 'look' | 'read' | 'unknown';
  readonly title: string;
  readonly text: string;
  /** Where it is written. */
  readonly source: string;
};

/** A medicine held against what is known. It advises; nothing is kept from being prescribed. */
export type MedicationCheck = { readonly medicine: string; readonly points: readonly MedicationPoint[] };

const plain = (text: string | undefined): string => (text ?? '').replace(/[\s（）()·]/g, '').toLowerCase();
const labelIn = (options: readonly Option[], code: string | undefined): string | undefined =>
  options.find((option) => option.code === code)?.label;

const CATEGORIES: readonly Option[] = knowledgeDrug.sections
  .flatMap(({ fields }) => fields)
  .flatMap((field) => (field.key === 'category' && 'options' in field ? (field.options ?? []) : []));
/** Classes that say nothing of the ingredient. */
const CATCH_ALL = ['7', '99'];

const namesOf = (data: Answers): readonly string[] =>
  ['drugName', 'brandName', 'genericName', 'tradeName'].map((key) => plain(textOf(data[key]))).filter(Boolean);
const titleOf = (data: Answers): string => textOf(data['drugName']) ?? textOf(data['genericName']) ?? '';

/** Entries of a register that are about a medicine: by its generic or its trade name, whole. */
const entriesOf = (entries: readonly Answers[], medicine: Answers): readonly Answers[] =>
  entries.filter((entry) => namesOf(entry).some((name) => namesOf(medicine).includes(name)));

const inUse = ({ data }: Medicine, today: CalendarDay): boolean => {
  const [end, start] = [textOf(data['endDate']), textOf(data['startDate'])];
  return data['active'] !== false && (end === undefined || end >= today) && (start === undefined || start <= today);
};

const knowledgeSource = (entry: Answers): string =>
  `药品知识“${titleOf(entry)}”${textOf(entry['code']) === undefined ? '' : `（${textOf(entry['code'])}）`}`;

/** One medicine with its entries and what else is taken. */
type Held = {
  readonly file: MedicationFile;
  readonly own: Answers;
  readonly entries: readonly Answers[];
  readonly others: readonly Medicine[];
};
type Look = (held: Held) => readonly MedicationPoint[];

/** Holds one medicine against allergies, the other medicines in use, and what the registers say of it. Source: [P] subjects-d.json, prescription, rule 2. */
export function checkMedication(file: MedicationFile): MedicationCheck {
  const { medicine, medicines, knowledge, today } = file;
  const held: Held = {
    file,
    own: medicine.data,
    entries: entriesOf(knowledge, medicine.data).filter(({ state }) => state !== '0'),
    others: medicines.filter((one) => one.id !== medicine.id && inUse(one, today)),
  };
  return { medicine: titleOf(medicine.data), points: LOOKS.flatMap((look) => look(held)) };
}

/** Words of allergies in the sheet: what the codes stand for, and what was typed. */
function allergyWords(data: Answers): readonly string[] {
  const words: { readonly [code: string]: string } = { '2': '青霉素', '3': '磺胺', '4': '链霉素' };
  const coded = (codesOf(data['drugAllergies']) ?? []).flatMap((code) => words[code] ?? []);
  const typed = (textOf(data['drugAllergyOther']) ?? '').split(/[、，,；;\s]+/).filter((word) => word.length >= 2);
  return [...coded, ...typed];
}

const allergy: Look = ({ file: { allergies }, own, entries }) => {
  const title = '药物过敏';
  if (!allergies)
    return [{ weight: 'unknown', title, text: '没有个人基本信息表，不知道有没有过敏史。', source: '健康档案' }];
  if (allergies === 'closed')
    return [{ weight: 'unknown', title, text: '您不能查看个人基本信息表，没有核对过敏史。', source: '个人基本信息表' }];
  const words = allergyWords(allergies.data);
  const source = `个人基本信息表（${allergies.on}）`;
  const texts = [...namesOf(own), ...entries.flatMap(namesOf), ...entries.map((one) => plain(categoryOf(one)))];
  const hits = words.filter((word) => texts.some((text) => text.includes(plain(word)) || plain(word).includes(text)));
  if (hits.length > 0)
    return [{ weight: 'look', title, text: `登记对${hits.join('、')}过敏，与本药名称或类别相符。`, source }];
  const text =
    words.length === 0
      ? '没有登记药物过敏。'
      : `登记对${words.join('、')}过敏；按字面与本药不相符，是否交叉过敏请医生判断。`;
  return [{ weight: 'read', title, text, source }];
};

const categoryOf = (entry: Answers): string | undefined => {
  const code = codeOf(entry['category']);
  return code === undefined || CATCH_ALL.includes(code) ? undefined : labelIn(CATEGORIES, code);
};

/** The class a record itself names, of its disease. */
function classOf(data: Answers): string | undefined {
  const [pressure, glucose] = [codeOf(data['drugClassHypertension']), codeOf(data['drugClassDiabetes'])];
  if (pressure !== undefined && !['0', '6'].includes(pressure)) return labelIn(antihypertensiveClass, pressure);
  return glucose !== undefined && !['7', '8'].includes(glucose) ? labelIn(glucoseLoweringClass, glucose) : undefined;
}

const duplicates: Look = ({ file: { knowledge }, own, entries, others }) =>
  others.flatMap((other): readonly MedicationPoint[] => {
    const theirs = entriesOf(knowledge, other.data);
    const source = `用药记录“${titleOf(other.data)}”（${textOf(other.data['startDate']) ?? '开始日期未填'}起）`;
    const generic = (data: Answers, known: readonly Answers[]): readonly string[] => [
      ...namesOf(data),
      ...known.flatMap(namesOf),
    ];
    const mine = generic(own, entries);
    if (generic(other.data, theirs).some((name) => mine.includes(name)))
      return [{ weight: 'look', title: '重复用药', text: `正在用的“${titleOf(other.data)}”是同一种药。`, source }];
    const shared =
      entries.map(categoryOf).find((one) => one !== undefined && theirs.map(categoryOf).includes(one)) ??
      (classOf(own) === classOf(other.data) ? classOf(own) : undefined);
    return shared === undefined
      ? []
      : [{ weight: 'look', title: '同类用药', text: `正在用的“${titleOf(other.data)}”也是${shared}。`, source }];
  });

const stopped: Look = ({ file: { knowledge, catalogue }, own }) => {
  const registers = [
    { name: '药品知识', entries: entriesOf(knowledge, own) },
    { name: '药品目录', entries: entriesOf(catalogue, own) },
  ];
  return registers
    .filter(({ entries }) => entries.length > 0 && entries.every(({ state }) => state === '0'))
    .map(({ name }) => ({ weight: 'look', title: '已停用的药品', text: `${name}里这种药已停用。`, source: name }));
};

/** Names another medicine may be called by in a text: its own, and its class. */
const calledBy = (data: Answers, entries: readonly Answers[]): readonly string[] =>
  [...namesOf(data), ...entries.flatMap(namesOf), ...entries.map((one) => plain(categoryOf(one)))].filter(
    (name) => name.length >= 2,
  );

const interactions: Look = ({ file: { knowledge }, own, entries, others }) =>
  others.flatMap((other) => {
    const theirs = entriesOf(knowledge, other.data).filter(({ state }) => state !== '0');
    const told = (from: readonly Answers[], names: readonly string[]): readonly MedicationPoint[] =>
      from.flatMap((entry) => {
        const text = textOf(entry['interaction']);
        return text !== undefined && names.some((name) => plain(text).includes(name))
          ? [
              {
                weight: 'look',
                title: `与“${titleOf(other.data)}”的相互作用`,
                text,
                source: knowledgeSource(entry),
              } as const,
            ]
          : [];
      });
    return [...told(entries, calledBy(other.data, theirs)), ...told(theirs, calledBy(own, entries))];
  });

/** From this age on an entry's words for the elderly are looked at: that of the national standard. */
const ELDERLY = 65;
/** Below it an entry's words for weak kidneys are looked at, mL/min/1.73m². */
const WEAK_KIDNEYS = 60;

const special: Look = ({ file: { age, pregnant, egfr }, entries }) => {
  const kidneys =
    egfr === undefined
      ? '没有肾小球滤过率结果'
      : `最近 eGFR ${egfr.value}（${egfr.on}）${egfr.value < WEAK_KIDNEYS ? '，低于 60' : ''}`;
  const asked = [
    { key: 'contraindication', title: '禁忌', shown: true, look: false },
    { key: 'elderlyNote', title: `老年人注意（${age ?? '年龄不详'}岁）`, shown: (age ?? 0) >= ELDERLY, look: true },
    { key: 'pregnancyNote', title: '孕哺乳期（在册孕产妇）', shown: pregnant, look: true },
    {
      key: 'renalNote',
      title: `肝肾功能不全（${kidneys}）`,
      shown: true,
      look: egfr !== undefined && egfr.value < WEAK_KIDNEYS,
    },
  ];
  return entries.flatMap((entry) =>
    asked.flatMap(({ key, title, shown, look }): readonly MedicationPoint[] => {
      const text = textOf(entry[key]);
      return shown && text !== undefined
        ? [{ weight: look ? 'look' : 'read', title, text, source: knowledgeSource(entry) }]
        : [];
    }),
  );
};

const PARTS = ['morningDose', 'noonDose', 'eveningDose', 'bedtimeDose'] as const;

/** How much of it is taken a day, in its unit; missing where the record does not say how often. */
function dailyDose(data: Answers): number | undefined {
  const [dose, times] = [numberOf(data['dosePerTime']), numberOf(data['timesPerDay'])];
  if (dose !== undefined && times !== undefined) return Math.round(dose * times * 1000) / 1000;
  const parts = PARTS.flatMap((key) => numberOf(data[key]) ?? []);
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}

const maximum: Look = ({ own, entries }) =>
  entries.flatMap((entry): readonly MedicationPoint[] => {
    const said = textOf(entry['maxDaily']);
    if (said === undefined) return [];
    const [title, source] = ['日最大剂量', knowledgeSource(entry)];
    const unit = labelIn(doseUnit, codeOf(own['doseUnit']))?.replace(/（.*$/, '');
    const [, number, of] = /^\D{0,6}?(\d+(?:\.\d+)?)\s*([a-zA-Zμ]+|片|粒|袋|吸|滴)/.exec(said) ?? [];
    const daily = dailyDose(own);
    if (number === undefined || daily === undefined || plain(of) !== plain(unit))
      return [{ weight: 'read', title, text: `${said}；每日用量或单位比不了，请医生核对。`, source }];
    const text = `每日 ${daily}${unit}，日最大剂量 ${said}${daily > Number(number) ? '，超过。' : '，没有超过。'}`;
    return [{ weight: daily > Number(number) ? 'look' : 'read', title, text, source }];
  });

const unknown: Look = ({ entries }) =>
  entries.length > 0
    ? []
    : [{ weight: 'unknown', title: '药品知识', text: '知识库无记载，不等于没有禁忌。', source: '知识库 › 药品知识' }];

const LOOKS: readonly Look[] = [allergy, duplicates, stopped, interactions, maximum, special, unknown];
