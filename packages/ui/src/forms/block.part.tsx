import type { FormSession } from '@gongwei/application/forms';
import { lazy, memo, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Field } from './fields/field.part.tsx';
import type { Block, BlockPart } from './fields/field-layout.rules.ts';
import { isChoice } from './fields/field-span.rules.ts';
import { useFormIds } from './form-ids.ts';
import { PairTail } from './pair-tail.part.tsx';
import { frameOf, isPlain, PlainBlock } from './fields/plain-field.part.tsx';
import { useShown } from './use-shown.ts';
import { useStates } from './use-states.ts';

const ToothChart = lazy(() =>
  import('./fields/tooth-chart.part.tsx').then((module) => ({ default: module.ToothChart })),
);

/** Blocks one after the other: those of plain fields without React, which is most of a form. */
export const drawBlocks = (session: FormSession, blocks: readonly Block[]): readonly ReactNode[] =>
  blocks.map((block, at) =>
    isPlain(block) ? (
      <PlainBlock key={at} session={session} block={block} />
    ) : (
      <BlockView key={at} session={session} block={block} />
    ),
  );

/** One block of a section. A block whose fields are all hidden takes no room. */
const BlockView = memo(({ session, block }: { readonly session: FormSession; readonly block: Block }) => {
  switch (block.kind) {
    case 'field':
      return <FieldsView session={session} block={block} />;
    case 'pair':
      return <PairView session={session} block={block} />;
    case 'teeth':
      return <TeethView session={session} block={block} />;
    case 'group':
      return <GroupView session={session} block={block} />;
  }
});
BlockView.displayName = 'BlockView';

type Of<Kind extends Block['kind']> = { readonly session: FormSession; readonly block: Extract<Block, { kind: Kind }> };

const FieldsView = ({ session, block }: Of<'field'>) => {
  const ids = useFormIds();
  return (
    <div className={frameOf(block)} data-span={block.span} data-asks={block.asks}>
      {[block.part, ...block.companions].map((part, at) => (
        <Field key={part.field.key} ids={ids} session={session} field={part.field} label={part.label} bare={at > 0} />
      ))}
    </div>
  );
};

const PairView = ({ session, block }: Of<'pair'>) => {
  const ids = useFormIds();
  const shown = useShown(session, block);
  if (!shown) return null;
  const figures = block.parts.every((part) => !isChoice(part.field));
  return (
    <div
      className="gwf-block gwf-pair"
      data-span={block.span}
      data-figures={figures || undefined}
      role="group"
      aria-label={block.label}
    >
      <span className="gwf-label">
        {shown === 'required' ? (
          <b className="gwf-required" title="必填">
            *
          </b>
        ) : null}
        {block.label}
      </span>
      <div className="gwf-pair-parts" data-between={block.between}>
        {block.parts.map((part, at) => (
          <div key={part.field.key} className="gwf-part">
            {block.between === '' ? (
              <span className="gwf-part-label" aria-hidden="true">
                {part.label}
              </span>
            ) : at > 0 ? (
              <span className="gwf-between" aria-hidden="true">
                {block.between}
              </span>
            ) : null}
            {shown === 'shown' ? <PartStar session={session} part={part} /> : null}
            <Field
              ids={ids}
              session={session}
              field={part.field}
              label={part.field.label}
              hint={block.between === '' ? '' : part.label}
              paired={figures}
              bare
            />
          </div>
        ))}
        {figures ? <PairTail session={session} parts={block.parts} between={block.between} /> : null}
      </div>
    </div>
  );
};

/** Where only one of two values must be there, its box says so: the weight of today, not the one aimed at. */
const PartStar = ({ session, part }: { readonly session: FormSession; readonly part: BlockPart }) => {
  const states = useMemo(() => [session.field$(part.field.key)], [session, part]);
  return useStates(states, () => states.every((state) => state.value.required)) ? (
    <b className="gwf-required gwf-required--part" title={`${part.label}必填`}>
      *
    </b>
  ) : null;
};

const TeethView = ({ session, block }: Of<'teeth'>) => {
  const ids = useFormIds();
  const shown = useShown(session, block);
  const [open, setOpen] = useState(false);
  if (!shown) return null;
  return (
    <div className="gwf-block gwf-pair" data-span={open ? 'row' : block.span} role="group" aria-label={block.label}>
      <span className="gwf-label">
        {block.label}
        <small className="gwf-hint">牙位 1–8</small>
        <button type="button" className="gwf-link gwf-jaws-open" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '牙位图'}
        </button>
      </span>
      <div className="gwf-teeth">
        {block.parts.map((part) => (
          <Field
            key={part.field.key}
            ids={ids}
            session={session}
            field={part.field}
            label={`${block.label}·${part.label}`}
            hint={part.label}
            bare
          />
        ))}
      </div>
      {open ? (
        <Suspense fallback={null}>
          <ToothChart session={session} label={block.label} parts={block.parts} />
        </Suspense>
      ) : null}
    </div>
  );
};

/** A title of more characters stands above its fields: beside them it would take a line for every few. */
const LONG_TITLE = 14;

const GroupView = ({ session, block }: Of<'group'>) =>
  useShown(session, block) ? (
    <div
      className="gwf-block gwf-group"
      data-span="row"
      data-above={block.title.length > LONG_TITLE || undefined}
      role="group"
      aria-label={block.title}
    >
      <div className="gwf-group-title">{block.title}</div>
      <div className="gwf-grid">{drawBlocks(session, block.blocks)}</div>
    </div>
  ) : null;
