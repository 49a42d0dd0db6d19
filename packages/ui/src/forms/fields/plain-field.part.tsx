import type { FormSession } from '@gongwei/application/forms';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldProps } from './field-frame.part.tsx';
import type { Block } from './field-layout.rules.ts';
import type { SketchProps } from './field-sketch.ts';
import { useFormIds } from '../form-ids.ts';
import { useFormPeople } from '../people/form-people.ts';
import { followField, sketchOf, standField, standingIn, type StandingField } from './standing-field.ts';

type FieldBlock = Extract<Block, { readonly kind: 'field' }>;

/** Whether all of a block can be drawn without React: most of a form. */
export const isPlain = (block: Block): block is FieldBlock =>
  block.kind === 'field' && [block.part, ...block.companions].every(({ field }) => sketchOf(field) !== undefined);

/** The class of a block of fields: with what does not fit behind its choice, or alone. */
export const frameOf = ({ companions }: FieldBlock): string =>
  companions.length > 0 ? 'gwf-block gwf-block--with' : 'gwf-block';

/**
 * A block of plain fields. React knows its frame; what is in it draws itself, and once more when somebody's name has come. The elements
 * are made while React renders, as its own are: of a form that comes in by pieces that is some milliseconds at a time.
 */
export const PlainBlock = memo(({ session, block }: { readonly session: FormSession; readonly block: FieldBlock }) => {
  const [ids, people] = [useFormIds(), useFormPeople()];
  const at = useRef<HTMLDivElement>(null);
  const props = useMemo(
    () =>
      [block.part, ...block.companions].map(({ field, label }, place): SketchProps => ({
        session,
        field,
        label,
        ids,
        people,
        bare: place > 0,
      })),
    [session, block, ids, people],
  );
  const [standing] = useState(() => props.map(standField));
  useLayoutEffect(() => {
    if (!at.current?.firstChild) at.current?.append(...standing.map(({ root }) => root));
    const ends = standing.map((one, place) => followField(one, props[place] as SketchProps));
    return () => ends.forEach((end) => end());
  }, [standing, props]);
  return <div ref={at} className={frameOf(block)} data-span={block.span} data-asks={block.asks} />;
});
PlainBlock.displayName = 'PlainBlock';

/** A plain field among what React draws. `whole`: a masked number that was shown. */
export const PlainField = memo((props: FieldProps & { readonly whole?: string | undefined }) => {
  const people = useFormPeople();
  const at = useRef<HTMLDivElement>(null);
  const standing = useRef<StandingField>(undefined);
  useLayoutEffect(() => {
    if (!at.current) return;
    standing.current ??= standingIn(at.current);
    return followField(standing.current, { ...props, people });
  }, [props, people]);
  return <div ref={at} className="gwf-field" hidden />;
});
PlainField.displayName = 'PlainField';
