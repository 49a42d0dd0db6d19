import {
  doubtsOf,
  formIndex,
  isFromRecallOnly,
  isHeldAgainstStandard,
  loadForm,
  type Doubt,
} from '@gongwei/domain/catalogue';
import type { FormDefinition } from '@gongwei/domain/forms';
import { FORM_REMARKS as remarks } from '../../packages/domain/src/catalogue/remarks/index.ts';

// What a medical lead has to confirm before the forms are used, as Markdown on standard output:
//   npm run --silent catalogue:report > 待核内容.md

const definitions: readonly FormDefinition[] = await Promise.all(
  formIndex.map(async ({ id }) => (await loadForm(id)).definition),
);
const found = definitions.map((definition) => ({ definition, doubts: doubtsOf(definition, remarks[definition.id]) }));
const fromMemory = definitions.filter(isFromRecallOnly);
const withoutStandard = definitions.filter(
  (definition) => !isHeldAgainstStandard(definition) && !isFromRecallOnly(definition),
);
const doubtful = found.filter(({ doubts }) => doubts.length > 0);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const listed = (forms: readonly FormDefinition[]): readonly string[] =>
  forms.length === 0
    ? ['（无）']
    : forms.map(
        ({ id, title, source, verified }) =>
          `- **${title}**（\`${id}\`）：核对方式 ${verified.join('、') || '—'}；来源：${cell(source)}`,
      );
const row = ({ at, label, text }: Doubt): string => `| ${cell(label ?? WHERE[at] ?? at)} | \`${at}\` | ${cell(text)} |`;

const WHERE: { readonly [at: string]: string | undefined } = { source: '来源', rules: '规则', notes: '说明' };

const lines = [
  '# 表单内容待核清单',
  '',
  `共 ${definitions.length} 张表单；仅凭记忆、未与任何文本核对的 ${fromMemory.length} 张；未见标准原文（只与同类系统核对）的 ${withoutStandard.length} 张；` +
    `${doubtful.length} 张有 ${doubtful.reduce((sum, { doubts }) => sum + doubts.length, 0)} 处注明存疑、约定或凭记忆。`,
  '',
  '## 一、仅凭记忆的表单',
  '',
  ...listed(fromMemory),
  '',
  '## 二、未见标准原文的表单',
  '',
  ...listed(withoutStandard),
  '',
  '## 三、逐项存疑',
  '',
  ...doubtful.flatMap(({ definition: { id, title, verified }, doubts }) => [
    `### ${title}（\`${id}\`）`,
    '',
    `核对方式：${verified.join('、')}`,
    '',
    '| 项目 | 位置 | 说明 |',
    '| --- | --- | --- |',
    ...doubts.map(row),
    '',
  ]),
];
console.log(lines.join('\n'));
