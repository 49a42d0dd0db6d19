import { ChoicePanel, type Choice } from './choice-panel.part.tsx';
import { codesOf, type PanelProps } from './filter-panel-props.ts';
import { DaysPanel } from './days-panel.part.tsx';
import { useEffect, type KeyboardEvent } from 'react';
import { useBehavior, useUserSession } from '../../shared/index.ts';
import { useList } from '../list-context.ts';
import { PlacePanel } from './place-panel.part.tsx';
import { staffChoices } from '../staff-choices.ts';
import { RangePanel, TextPanel } from './typed-panels.part.tsx';

/** What a filter can be set to, by its kind. ← → open the filter beside it, as in a bar of menus. */
export const FilterPanel = (props: PanelProps) => (
  <div role="presentation" onKeyDown={toNeighbour}>
    <PanelOfKind {...props} />
  </div>
);

const PanelOfKind = (props: PanelProps) => {
  switch (props.filter.kind) {
    case 'range':
      return <RangePanel {...props} />;
    case 'days':
      return <DaysPanel {...props} />;
    case 'place':
      return <PlacePanel {...props} />;
    case 'person':
      return <PersonPanel {...props} />;
    case 'text':
      return <TextPanel {...props} />;
    case 'number':
      return <p className="gw-filter-note">点统计页面上的另一个数字，就打开另一份名单。</p>;
    case 'thing':
      return <p className="gw-filter-note">在“{props.filter.label}”所在的名单里点数字，就只看那一个的。</p>;
    default:
      return <CodePanel {...props} />;
  }
};

/** Codes with their words, and how many rows each would leave. */
const CodePanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const { session } = useList();
  const words = useBehavior(session.words$);
  const facets = useBehavior(session.facets$);
  const { question } = useBehavior(session.state$);
  useEffect(() => session.askFacets([filter.key]), [session, filter.key, question]);
  const counts = facets[filter.key];
  const options = words.filters[filter.key] ?? [];
  return (
    <ChoicePanel
      label={filter.label}
      choices={options.map(({ code, label }): Choice => ({ code, label, count: counts && (counts[code] ?? 0) }))}
      chosen={codesOf(value)}
      onChange={onChange}
      onDone={onDone}
    />
  );
};

/** Staff of the institution and those below; oneself first. */
const PersonPanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const session = useUserSession();
  const doctors = session?.doctors ?? [];
  const me = session?.user.id;
  const choices = staffChoices(doctors)
    .map(({ code, label }): Choice => ({ code, label: code === me ? `${session?.user.name}（我）` : label }))
    .sort((one, other) => Number(other.code === me) - Number(one.code === me));
  return (
    <ChoicePanel label={filter.label} choices={choices} chosen={codesOf(value)} onChange={onChange} onDone={onDone} />
  );
};

/** ← → go on to the next filter and open it, unless the panel uses the key itself (a place and those below it) or it moves within what is typed. */
function toNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.defaultPrevented || event.nativeEvent.isComposing || isWithinText(event.target)) return;
  const next = filterBeside(event.currentTarget, step);
  if (!next) return;
  event.preventDefault();
  // The focus leaves the sheet, which closes by that.
  next.focus();
  if (next.getAttribute('aria-haspopup')) next.click();
}

const isWithinText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && (target.value !== '' || target.type === 'date');

/** The button of the filter so many places beside the one whose panel it is. */
function filterBeside(panel: HTMLElement, step: number): HTMLElement | undefined {
  const bar = panel.closest('[role="search"]');
  const buttons = [...(bar?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
  const at = buttons.findIndex((button) => button.parentElement?.contains(panel));
  return at < 0 ? undefined : buttons[at + step];
}
