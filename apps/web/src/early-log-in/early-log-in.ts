import { DEFAULT_APPEARANCE, isThemeColour, isThemeName } from '@gongwei/domain/shell';
import { lookSheet } from '@gongwei/ui/shared';
import { supportOf } from '../support-of.ts';
import { alternativeLogInsOf } from '../alternative-log-ins-of.ts';
import { isTicket } from '../fetch-ahead.rules.ts';
import { endsAtLogIn, KEPT, storedText } from './early-log-in.rules.ts';
import { askAhead, type AskedHere } from './ask-ahead.ts';

/*
 * A script of its own, before the program. The page brings the log-in form with it (`tools/lib/early-log-in-plugin.ts`): whoever is
 * going to log in sees it and types while the program is still on its way, which on a village line takes another second and more.
 * What was typed and pressed by then is taken over by the form of the program (`take-over.ts`).
 */

const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

function dress(): void {
  const [themeName = '', colour = ''] = [storedText(kept(KEPT.themeName)), storedText(kept(KEPT.colour))];
  const look = {
    themeName: isThemeName(themeName) ? themeName : DEFAULT_APPEARANCE.themeName,
    colour: isThemeColour(colour) ? colour : DEFAULT_APPEARANCE.colour,
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lookSheet(look));
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset['theme'] = look.themeName;
}

/** Ways to log in that do not work at this site go; who helps is named. */
function fit(page: HTMLElement): void {
  const offered = alternativeLogInsOf(document);
  const [weChat, sms] = page.querySelectorAll('.gw-login-other button');
  if (!offered.includes('wechat')) weChat?.remove();
  if (!offered.includes('sms')) sms?.remove();
  const support = supportOf(document);
  const foot = page.querySelector('.gw-login-foot');
  if (support && foot) foot.textContent = `登录遇到问题，请拨打 ${support}`;
}

/** Remembers the button that was pressed last, shows that it was seen, and whether a character is being composed. */
function listen(page: HTMLElement): void {
  const turning = document.createElement('span');
  turning.className = 'gw-spinner';
  page.addEventListener('submit', (event) => event.preventDefault());
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    for (const other of page.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    turning.remove();
    button.prepend(turning);
  });
  watchCapsLock(page);
  page.addEventListener('compositionstart', () => (page.dataset['composing'] = ''));
  page.addEventListener('compositionend', () => delete page.dataset['composing']);
}

/** As the form of the program does it (`password-field.part.tsx`). */
function watchCapsLock(page: HTMLElement): void {
  const word = page.querySelector<HTMLElement>('.gw-login-caps');
  const say = (on: boolean): void => {
    if (word) word.textContent = on ? (word.dataset['says'] ?? '') : '';
  };
  const password = page.querySelector<HTMLInputElement>('[name=password]');
  const hear = (event: KeyboardEvent): void => say(event.getModifierState('CapsLock'));
  password?.addEventListener('keydown', hear);
  password?.addEventListener('keyup', hear);
  password?.addEventListener('blur', () => say(false));
}

function show(page: HTMLElement): void {
  const name = storedText(kept(KEPT.name));
  const username = page.querySelector<HTMLInputElement>('[name=username]');
  const remember = page.querySelector<HTMLInputElement>('[type=checkbox]');
  if (username && name) username.value = name;
  if (remember) remember.checked = name !== undefined;
  page.hidden = false;
  (name ? page.querySelector<HTMLInputElement>('[name=password]') : username)?.focus();
}

const page = document.getElementById('early-log-in');
const locked = kept(KEPT.locked) !== null;
const visit = { cookies: document.cookie, path: location.pathname, query: location.search };
if (!locked && isTicket(visit.cookies, visit.path)) askAhead(window as AskedHere, visit.cookies, Date.now());
if (page && endsAtLogIn({ ...visit, locked })) {
  dress();
  fit(page);
  listen(page);
  show(page);
} else page?.remove();
