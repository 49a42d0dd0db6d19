import { findSections, type FoundSection, type ManualSection } from './find-sections.ts';

/** The search of the manual: the box above its chapters. What is typed stays on this page; the sections are fetched with the first word. */
const box = document.querySelector<HTMLInputElement>('#search');
const list = document.querySelector<HTMLOListElement>('#found');
const told = document.querySelector<HTMLElement>('#told');
let sections: Promise<readonly ManualSection[]> | undefined;
let asked = 0;

const load = async (): Promise<readonly ManualSection[]> => {
  const answer = await fetch('sections.json');
  if (!answer.ok) throw new Error(`sections.json: ${answer.status}`);
  return (await answer.json()) as readonly ManualSection[];
};

async function search(typed: string): Promise<void> {
  const turn = ++asked;
  try {
    const found = findSections(await (sections ??= load()), typed);
    if (turn === asked) show(found, typed.trim());
  } catch {
    sections = undefined;
    if (turn === asked) say('暂时无法搜索，请检查网络后再试。');
  }
}

function show(found: readonly FoundSection[], typed: string): void {
  list?.replaceChildren(...found.map(lineOf));
  if (typed === '') say('');
  else if (found.length === 0) say(`手册里没有找到“${typed}”，换个说法试试。`);
  else say(`找到 ${found.length} 处`);
}

function lineOf({ at, chapter, heading, excerpt }: FoundSection): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: at });
  const title = Object.assign(document.createElement('b'), {
    textContent: heading === chapter ? chapter : `${chapter} › ${heading}`,
  });
  const text = document.createElement('span');
  text.append(
    ...excerpt.map((part) =>
      part.sought ? Object.assign(document.createElement('mark'), { textContent: part.text }) : part.text,
    ),
  );
  link.append(title, text);
  const line = document.createElement('li');
  line.append(link);
  return line;
}

const say = (sentence: string): void => {
  if (told) told.textContent = sentence;
};

const links = (): readonly HTMLAnchorElement[] => [...(list?.querySelectorAll('a') ?? [])];

function go(event: KeyboardEvent, step: number): void {
  const stops = [box, ...links()];
  const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if (event.key === '/' && document.activeElement !== box) {
    event.preventDefault();
    box?.focus();
  }
  if (!document.activeElement?.closest('search')) return;
  if (event.key === 'ArrowDown') go(event, 1);
  if (event.key === 'ArrowUp') go(event, -1);
  if (event.key === 'Enter' && document.activeElement === box) links()[0]?.click();
  if (event.key === 'Escape' && box) {
    box.value = '';
    show([], '');
    box.focus();
  }
});
box?.addEventListener('input', () => void search(box.value));
