import { memo, type ReactNode } from 'react';
import { partOverLine } from '../part-over-line.tsx';
import { useFieldState } from '../use-field-state.ts';
import { drawField, type FieldProps } from './field-frame.part.tsx';
import { PlainField } from './plain-field.part.tsx';
import { RegionField } from './region-field.part.tsx';
import { SensitiveField } from './sensitive-field.part.tsx';
import { TableField } from './table-field.part.tsx';

/** Its label and what there is to say stand all the same. */
const Frame = ({ props, children }: { readonly props: FieldProps; readonly children: ReactNode }) =>
  drawField(props, useFieldState(props.session, props.field.key), children);

/** The field with room for what is on its way, in pixels: empty, and with what was kept. */
const Room = ({ props, heights }: { readonly props: FieldProps; readonly heights: readonly [number, number] }) => {
  const state = useFieldState(props.session, props.field.key);
  return drawField(props, state, <div style={{ height: heights[state.value === undefined ? 0 : 1] }} />);
};

/** Comes over the line: its frame stands from the beginning, so that nothing below moves when it is there. */
const overLine = (
  what: string,
  heights: readonly [number, number],
  bring: Parameters<typeof partOverLine<FieldProps>>[1],
) => partOverLine(what, bring, { Frame, until: (props) => <Room props={props} heights={heights} /> });

const ImageField = overLine('图片', [28, 96], async () => (await import('./image-field.part.tsx')).ImageField);
const SignatureField = overLine(
  '签名',
  [96, 48],
  async () => (await import('./signature-field.part.tsx')).SignatureField,
);
const PackageField = overLine('上传', [28, 32], async () => (await import('./package-field.part.tsx')).PackageField);

/** The widget of a field's type. Rendered once; what changes while typing is inside. */
export const Field = memo((props: FieldProps) => {
  switch (props.field.type) {
    case 'table':
      return <TableField {...props} />;
    case 'image':
      return <ImageField {...props} />;
    case 'signature':
      return <SignatureField {...props} />;
    case 'region':
      return <RegionField {...props} />;
    case 'text':
      if (props.field.upload === 'package') return <PackageField {...props} />;
      return props.field.sensitive === 'id-number' || props.field.sensitive === 'phone' ? (
        <SensitiveField {...props} />
      ) : (
        <PlainField {...props} />
      );
    default:
      return <PlainField {...props} />;
  }
});
Field.displayName = 'Field';
