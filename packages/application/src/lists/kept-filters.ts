import type { FilterValue, ListQuestion, SortKey } from '@gongwei/domain/lists';
import { RESIDENT_SORTS } from '@gongwei/domain/resident';
import { STORED, type IdSource, type StoredItems } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';

/** The list of residents once had an address of its own; what it called things, and what the list calls them. */
const CODES: readonly (readonly [was: string, filter: string])[] = [
  ['institutionCode', 'place'],
  ['villageCode', 'village'],
  ['sex', 'sex'],
  ['condition', 'conditions'],
  ['status', 'status'],
];
const DUE: { readonly [was: string]: string } = {
  'follow-up-overdue': 'overdue',
  'follow-up-due': 'due',
  'check-up-missing-this-year': 'unchecked',
};

/** The question of `resident-list` that a set of filters of the old list stands for. */
export function questionOfKept(search: string): Omit<ListQuestion, 'list'> {
  const words = new Map(
    search.split('&').map((pair) => {
      const [key = '', value = ''] = pair.split('=').map((word) => decodeURIComponent(word.replaceAll('+', ' ')));
      return [key, value] as const;
    }),
  );
  const where: Record<string, FilterValue> = {};
  for (const [was, filter] of CODES) {
    const code = words.get(was);
    if (code) where[filter] = [code];
  }
  const ages = [words.get('minAge'), words.get('maxAge')].map((text) => (text ? Number(text) : undefined));
  const [from, to] = ages;
  if (from !== undefined || to !== undefined)
    where['age'] = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const due = DUE[words.get('due') ?? ''];
  if (due !== undefined) where[due] = ['1'];
  if (words.get('mine') === 'true') where['doctor'] = ['@me'];
  const sort = sortOf(words.get('sort') ?? '');
  return { where, ...(sort && { sort: [sort] }) };
}

function sortOf(text: string): SortKey | undefined {
  const by = RESIDENT_SORTS.find((one) => one === text.replace(/^-/, ''));
  if (by === undefined) return undefined;
  return text.startsWith('-') ? { by, descending: true } : { by };
}

type Needs = { readonly gateway: ListGateway; readonly stored: StoredItems; readonly ids: IdSource };

/**
 * Makes views of a user's sets of filters that an earlier version kept on this device, oldest first, and forgets each once the
 * server has it. Rejects with a `Fault`; what was not moved is still there.
 */
export async function moveKeptFilters({ gateway, stored, ids }: Needs, userId: string): Promise<void> {
  const of = (): readonly { readonly name: string; readonly search: string }[] =>
    stored.read(STORED.residentFilters)?.[userId] ?? [];
  for (let last = of().at(-1); last !== undefined; last = of().at(-1)) {
    await gateway.keepView({
      id: ids.next(),
      list: 'resident-list',
      label: last.name,
      shared: false,
      question: questionOfKept(last.search),
    });
    stored.write(STORED.residentFilters, { ...stored.read(STORED.residentFilters), [userId]: of().slice(0, -1) });
  }
}
