/** What is known of a form before its chunk is there. `occursOnce`: one record per subject, which is opened again instead of a new one. */
export type FormIndexEntry = {
  readonly id: string;
  readonly title: string;
  readonly module: string;
  readonly routes: readonly string[];
  readonly occursOnce?: true;
};

/** Every form there is; kept tiny, because it is loaded with the first page. A test holds it equal to the definitions. */
export const formIndex: readonly FormIndexEntry[] = [
  { id: 'resident-personal-info', title: '个人基本信息表', module: 'archive', routes: ['jbxx', '/cust/base', '/cust/header'], occursOnce: true },
  { id: 'health-check-up', title: '健康体检表', module: 'check-up', routes: ['symptom', 'shfs', 'zqgn', 'ct', 'fzjc', 'jkwt', 'zlqk', 'jkpj'] },
  { id: 'supplement-blood-routine', title: '血常规检查结果（补充录入）', module: 'check-up', routes: ['xcg'] },
  { id: 'supplement-urine-routine', title: '尿常规检查结果（补充录入）', module: 'check-up', routes: ['ncg'] },
  { id: 'supplement-biochemistry', title: '生化检查结果（补充录入）', module: 'check-up', routes: ['sh'] },
  { id: 'hypertension-follow-up', title: '高血压患者随访服务记录表', module: 'follow-up', routes: ['hypertenRecord', 'modHypertenRecord', '/cust/hfollowup'] },
];

export const formIndexEntry = (id: string): FormIndexEntry | undefined => formIndex.find((entry) => entry.id === id);
