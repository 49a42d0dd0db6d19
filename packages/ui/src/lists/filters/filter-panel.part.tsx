import { ChoicePanel, type Choice } from './choice-panel.part.tsx';
import { codesOf, type PanelProps } from './filter-panel-props.ts';
import { DaysPanel } from './days-panel.part.tsx';
import { useEffect } from 'react';
import { useBehavior, useUserSession } from '../../shared/index.ts';
import { useList } from '../list-context.ts';
import { PlacePanel } from './place-panel.part.tsx';
import { RangePanel, TextPanel } from './typed-panels.part.tsx';

/** What a filter can be set to, by its kind. */
export const FilterPanel = (props: PanelProps) => {
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

/** Staff of the institution; oneself first. */
const PersonPanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const session = useUserSession();
  const doctors = session?.doctors ?? [];
  const me = session?.user.id;
  const choices = [...doctors]
    .sort((one, other) => Number(other.id === me) - Number(one.id === me))
    .map(({ id, name }): Choice => ({ code: id, label: id === me ? `${name}（我）` : name }));
  return (
    <ChoicePanel label={filter.label} choices={choices} chosen={codesOf(value)} onChange={onChange} onDone={onDone} />
  );
};
