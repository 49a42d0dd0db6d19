import { escaped, page, paragraph } from '../../shared/plain-page.ts';

/** Nobody shall take one of these for the real thing. */
const MARK = '<p class="mark">演示页面：代替微信和短信，只用于在本机试用，不连接外部服务。</p>';

/** What the phone shows after scanning. `account`: whose account would be bound; absent at a log-in. */
export const confirmPage = (account: string | undefined): string =>
  page(
    account === undefined ? '微信登录' : '微信绑定',
    `${MARK}${paragraph(account === undefined ? '确认用绑定的账号登录公共卫生平台？' : `确认将您的微信绑定到账号“${account}”？`)}<form method="post"><label for="wechat">微信号（演示，可任意填写）</label><input id="wechat" name="wechat" maxlength="40" required autocomplete="off" value="demo-wechat"><div class="go"><button name="answer" value="no" formnovalidate>取消</button><button name="answer" value="yes">确认</button></div></form>`,
  );

export const sentencePage = (title: string, sentence: string): string => page(title, MARK + paragraph(sentence));

export const messagesPage = (messages: readonly { readonly phone: string; readonly text: string }[]): string =>
  page(
    '短信',
    messages.length === 0
      ? MARK + paragraph('还没有短信。')
      : `${MARK}<ul>${messages.map(({ phone, text }) => `<li>${escaped(phone)}：${escaped(text)}</li>`).join('')}</ul>`,
  );
