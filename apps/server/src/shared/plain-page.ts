const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text inside of HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const STYLE = `body{margin:0;background:#ededed;color:#1f2937;font:16px/1.6 system-ui,"Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:360px;margin:32px auto;padding:24px;border-radius:8px;background:#fff}
h1{margin:0 0 8px;font-size:20px}.mark{margin:0 0 16px;padding:8px 12px;border-left:4px solid #b45309;background:#fff7ed;font-size:14px}
label{display:block;margin-top:16px}input{box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid #6b7280;border-radius:6px;font:inherit}
.go{display:flex;gap:12px;margin-top:20px}button{flex:1;height:44px;border:1px solid #6b7280;border-radius:6px;background:#fff;font:inherit}
button[value=yes]{border-color:#047857;background:#047857;color:#fff}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}li{margin:8px 0}`;

/** A page of its own, without the app. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** A page that stands in for nothing. */
export const plainPage = (title: string, ...sentences: readonly string[]): string =>
  page(title, sentences.map(paragraph).join(''));
