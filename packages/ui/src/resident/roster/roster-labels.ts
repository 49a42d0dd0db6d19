import { rosterPlan, rosterRows, rosters, type CodeOption, type ListDefinition } from '@gongwei/domain/lists';
import { shownRosterState, type RosterColumn, type RosterImport, type RosterOutcome } from '@gongwei/domain/resident';

type Words = Readonly<Record<RosterOutcome, string>>;

/** The codes of a column with their words, as its list says them. */
function optionsOf({ columns }: ListDefinition, column: string): readonly CodeOption[] {
  const words = columns.find(({ key }) => key === column)?.words;
  return words && 'options' in words ? words.options : [];
}

/** As the list of the rows says them, what needs most attention first: before anything is written, and once it was. */
export const outcomeLabels = (state: RosterImport['state']): Words => {
  const options = optionsOf(state === 'checked' ? rosterPlan : rosterRows, 'outcome');
  return Object.fromEntries(options.map(({ code, label }) => [code, label])) as Words;
};

/** Where an import stands, in the word and the colour the list of the imports has for it. */
export function stateChip(status: Pick<RosterImport, 'state' | 'counts'>): {
  readonly label: string;
  readonly className: string;
} {
  const state = shownRosterState(status);
  const { label, tone = 'brand' } = optionsOf(rosters, 'state').find(({ code }) => code === state) ?? { label: '' };
  return { label, className: tone === 'quiet' ? 'gw-chip' : `gw-chip gw-chip--${tone}` };
}

/** What goes on, while somebody works on it. */
export const BUSY_MESSAGES: Readonly<Partial<Record<RosterImport['state'], string>>> = {
  reading: '正在读取名册',
  checking: '正在逐行核对，尚未写入任何居民',
  saving: '正在写入',
  withdrawing: '正在撤回',
};

/** What a heading may be said to mean, in the order of the template. */
export const COLUMN_CHOICES: readonly RosterColumn[] = [
  'name',
  'idNumber',
  'sex',
  'birthDate',
  'phone',
  'address',
  'village',
];
