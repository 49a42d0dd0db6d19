import type { ProvincialPlatform } from './create-platform.ts';
import type { Faults } from './faults.ts';

const SHOWN = 200;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const SWITCHES: readonly (readonly [name: keyof Faults, label: string, hint: string])[] = [
  ['slow', '应答慢', '毫秒'],
  ['loseAnswers', '收下后断线', '0 到 1'],
  ['loseRequests', '没收下就断线', '0 到 1'],
  ['wrongAnswers', '应答错乱', '0 到 1'],
  ['reject', '一律退回', '错误代码，如 E06；空为按规则'],
];

const STYLE = `body{font:14px/1.5 "Microsoft YaHei",sans-serif;margin:24px;max-width:1100px}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #ccc;padding:4px 8px;text-align:left}form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:12px 0}
label{display:grid}input{padding:4px}button{padding:6px 16px}`;

const SCRIPT = `document.forms[0].addEventListener('submit',async(e)=>{e.preventDefault();const f=e.target;const body={down:f.down.checked};
for(const i of f.querySelectorAll('input[name]'))if(i.type!=='checkbox')body[i.name]=i.name==='reject'?i.value:Number(i.value);
await fetch('/stand-in/faults',{method:'POST',body:JSON.stringify(body)});location.reload()})`;

/** What the platform holds, the newest first, and the switches of its faults. For trials only: it shows names. */
export function platformPage(
  { records, people, repeats, deleted }: ReturnType<ProvincialPlatform['held']>,
  faults: Faults,
): string {
  const switches = SWITCHES.map(
    ([name, label, hint]) =>
      `<label>${label}（${hint}）<input name="${name}" value="${escaped(String(faults[name]))}"></label>`,
  ).join('');
  const rows = records
    .toReversed()
    .slice(0, SHOWN)
    .map(
      ({ id, name, idNumber, sheet, day, institution, taken }) =>
        `<tr>${[id, name, idNumber, sheet, day, institution, String(taken)].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>省平台（试用）</title><style>${STYLE}</style>
<h1>省平台（试用）</h1><p>收下 ${records.length} 条，居民 ${people} 人，重复送来 ${repeats} 次，按申请删除 ${deleted} 条。</p>
<form>${switches}<label>维护中<input type="checkbox" name="down"${faults.down ? ' checked' : ''}></label><button>设置</button></form>
<table><tr><th>编号</th><th>姓名</th><th>身份证号</th><th>表</th><th>日期</th><th>机构</th><th>收到次数</th></tr>${rows}</table>
<script>${SCRIPT}</script></html>`;
}
