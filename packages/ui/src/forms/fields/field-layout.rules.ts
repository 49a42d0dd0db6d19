import type { FieldDefinition } from '@gongwei/domain/forms';
import { isChoice, spanOf, widthOf, type Span } from './field-span.rules.ts';

/** A part of a block: a field under a shorter name than its own, e.g. `左眼`. */
export type BlockPart = { readonly field: FieldDefinition; readonly label: string };

/** What is drawn together. Everything is derived from the definition: keys, labels, companions. */
export type Block =
  | {
      readonly kind: 'field';
      readonly part: BlockPart;
      readonly companions: readonly BlockPart[];
      readonly span: Span;
      /** The label is a sentence to be read out: it gets room, which the narrow column of labels has not. */
      readonly asks?: true;
    }
  /** Two values read as one: blood pressure, left and right, current and target. */
  | {
      readonly kind: 'pair';
      readonly label: string;
      readonly parts: readonly BlockPart[];
      readonly between: string;
      readonly span: Span;
    }
  /** The four quadrants of a jaw, drawn as a cross. */
  | { readonly kind: 'teeth'; readonly label: string; readonly parts: readonly BlockPart[]; readonly span: Span }
  /** Fields with a common heading: `肝功能`. */
  | { readonly kind: 'group'; readonly title: string; readonly blocks: readonly Block[]; readonly span: 'row' };

const QUADRANTS = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'];

/** The blocks of a section, in the order of the sheet. Every field occurs in exactly one block. */
export function layOut(fields: readonly FieldDefinition[]): readonly Block[] {
  const companionKeys = new Set(
    fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
  );
  const flow = targetsBeside(fields.filter((field) => !companionKeys.has(field.key)));
  const companionOf = (field: FieldDefinition): BlockPart[] => {
    const key = 'otherKey' in field ? field.otherKey : undefined;
    const other = key === undefined ? undefined : fields.find((candidate) => candidate.key === key);
    return other ? [{ field: other, label: other.label }] : [];
  };
  const blocks: Block[] = [];
  for (let at = 0; at < flow.length;) {
    const [block, used] = blockAt(flow, at, companionOf);
    blocks.push(block);
    at += used;
  }
  return asked(gathered(blocks));
}

/** Labels wider than two lines of their column, in Chinese characters, are questions; numbered ones from a line and a half on. */
const QUESTION = 14;
const NUMBERED_QUESTION = 9;

type FieldBlock = Extract<Block, { readonly kind: 'field' }>;

const asking = (block: FieldBlock): FieldBlock => ({
  ...block,
  span: block.span === 1 ? 'half' : block.span,
  asks: true,
});

const isNumbered = (block: Block): block is FieldBlock =>
  block.kind === 'field' && /^(?:（\d+）|\d+[.．、])/.test(block.part.label);

/** The numbered questions of a scale look alike, however long each is. */
function asked(blocks: readonly Block[]): readonly Block[] {
  const long = blocks.some((block) => isNumbered(block) && widthOf(block.part.label) > NUMBERED_QUESTION);
  return long ? blocks.map((block) => (isNumbered(block) ? asking(block) : block)) : blocks;
}

/** Moves a target next to the value it belongs to: the sheet prints them as `目前 / 目标`. */
function targetsBeside(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const targets = new Map(fields.filter(({ key }) => key.endsWith('Target')).map((field) => [field.key, field]));
  if (targets.size === 0) return fields;
  const targetOf = (field: FieldDefinition): FieldDefinition | undefined => {
    const target = isChoice(field) ? undefined : targets.get(`${field.key}Target`);
    return target?.type === field.type ? target : undefined;
  };
  const moved = new Set(fields.map(targetOf));
  return fields
    .filter((field) => !moved.has(field))
    .flatMap((field) => {
      const target = targetOf(field);
      return target ? [field, target] : [field];
    });
}

type Companions = (field: FieldDefinition) => readonly BlockPart[];

function blockAt(flow: readonly FieldDefinition[], at: number, companionsOf: Companions): readonly [Block, number] {
  const field = flow[at] as FieldDefinition;
  const teeth = flow.slice(at, at + 4);
  if (
    teeth.length === 4 &&
    teeth.every((tooth, i) => tooth.key === field.key.replace('UpperLeft', QUADRANTS[i] ?? '')) &&
    field.key.endsWith('UpperLeft')
  ) {
    return [
      {
        kind: 'teeth',
        label: before(field.label),
        parts: teeth.map((tooth) => ({ field: tooth, label: after(tooth.label) })),
        span: 1,
      },
      4,
    ];
  }
  const second = flow[at + 1];
  const pair = second ? pairOf(field, second) : undefined;
  if (pair) return [pair, 2];
  if (field.type === 'group')
    return [{ kind: 'group', title: field.label, blocks: layOut(field.fields), span: 'row' }, 1];
  const companions = companionsOf(field);
  const block: FieldBlock = {
    kind: 'field',
    part: { field, label: field.label },
    companions,
    span: spanOf(field, companions.length > 0),
  };
  return [widthOf(field.label) > QUESTION ? asking(block) : block, 1];
}

function pairOf(first: FieldDefinition, second: FieldDefinition): Block | undefined {
  if (
    /systolic$/i.test(first.key) &&
    second.key === first.key.replace(/systolic$/i, (s) => (s.startsWith('S') ? 'Diastolic' : 'diastolic'))
  ) {
    return pair(first.label.replace('收缩压', '血压'), first, second, ['收缩压', '舒张压'], '/', 1);
  }
  if (first.type !== second.type) return undefined;
  if (first.key.endsWith('Left') && second.key === first.key.replace(/Left$/, 'Right')) {
    return pair(
      before(first.label),
      first,
      second,
      [after(first.label), after(second.label)],
      '',
      isChoice(first) ? 'row' : 1,
    );
  }
  if (!isChoice(first) && second.key === `${first.key}Target`)
    return pair(bare(first.label), first, second, ['目前', '目标'], '/', 1);
  return undefined;
}

const pair = (
  label: string,
  a: FieldDefinition,
  b: FieldDefinition,
  names: readonly [string, string],
  between: string,
  span: Span,
): Block => ({
  kind: 'pair',
  label,
  between,
  span,
  parts: [
    { field: a, label: names[0] },
    { field: b, label: names[1] },
  ],
});

/** Runs of labels with the same part before `·` become a group of that name. */
function gathered(blocks: readonly Block[]): readonly Block[] {
  const result: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const title = headingOf(blocks[at]);
    let end = at + 1;
    while (title && headingOf(blocks[end]) === title) end += 1;
    const run = blocks.slice(at, end);
    if (title && run.length > 1) result.push({ kind: 'group', title, span: 'row', blocks: run.map(withoutHeading) });
    else result.push(...run);
    at = end;
  }
  return result;
}

const headingOf = (block: Block | undefined): string | undefined =>
  block?.kind === 'field' && block.part.label.includes('·') ? before(block.part.label) : undefined;

const withoutHeading = (block: Block): Block =>
  block.kind === 'field' ? { ...block, part: { ...block.part, label: after(block.part.label) } } : block;

/** `视力·左眼` and `视力（左眼）` both name a part of `视力`. */
const SIDE = /^(.+)（([左右][^）]*)）$/;
const before = (label: string): string => SIDE.exec(label)?.[1] ?? label.split('·')[0] ?? label;
const after = (label: string): string => SIDE.exec(label)?.[2] ?? (label.split('·').slice(1).join('·') || label);
const bare = (label: string): string => label.replace(/（目前[^）]*）/, '');

/** Leaf fields of a block, in the order of the focus: how much work drawing it is. */
export function fieldsOf(block: Block): readonly FieldDefinition[] {
  if (block.kind === 'group') return block.blocks.flatMap(fieldsOf);
  if (block.kind === 'field') return [block.part.field, ...block.companions.map((part) => part.field)];
  return block.parts.map((part) => part.field);
}
