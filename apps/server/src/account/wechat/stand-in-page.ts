const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const STYLE = `body{margin:0;background:#ededed;color:#1f2937;font:16px/1.6 system-ui,"Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:360px;margin:32px auto;padding:24px;border-radius:8px;background:#fff}
h1{margin:0 0 8px;font-size:20px}.mark{margin:0 0 16px;padding:8px 12px;border-left:4px solid #b45309;background:#fff7ed;font-size:14px}
label{display:block;margin-top:16px}input{box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid #6b7280;border-radius:6px;font:inherit}
.go{display:flex;gap:12px;margin-top:20px}button{flex:1;height:44px;border:1px solid #6b7280;border-radius:6px;background:#fff;font:inherit}
button[value=yes]{border-color:#047857;background:#047857;color:#fff}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}li{margin:8px 0}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** Nobody shall take one of these for the real thing. */
const MARK = '<p class="mark">演示页面：代替微信和短信，只用于在本机试用，不连接外部服务。</p>';

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** What the phone shows after scanning. `account`: whose account would be bound; absent at a log-in. */
export const confirmPage = (account: string | undefined): string =>
  page(
    account === undefined ? '微信登录' : '微信绑定',
    `${MARK}${paragraph(account === undefined ? '确认用绑定的账号登录公共卫生平台？' : `确认将您的微信绑定到账号“${account}”？`)}<form method="post"><label for="wechat">微信号（演示，可任意填写）</label><input id="wechat" name="wechat" maxlength="40" required autocomplete="off" value="demo-wechat"><div class="go"><button name="answer" value="no" formnovalidate>取消</button><button name="answer" value="yes">确认</button></div></form>`,
  );

export const sentencePage = (title: string, sentence: string): string => page(title, MARK + paragraph(sentence));

/** A page that stands in for nothing. */
export const plainPage = (title: string, sentence: string): string => page(title, paragraph(sentence));

export const messagesPage = (messages: readonly { readonly phone: string; readonly text: string }[]): string =>
  page(
    '短信',
    messages.length === 0
      ? MARK + paragraph('还没有短信。')
      : `${MARK}<ul>${messages.map(({ phone, text }) => `<li>${escaped(phone)}：${escaped(text)}</li>`).join('')}</ul>`,
  );
