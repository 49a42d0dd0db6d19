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

const ImageField = partOverLine('图片', async () => (await import('./image-field.part.tsx')).ImageField, { Frame });
const SignatureField = partOverLine('签名', async () => (await import('./signature-field.part.tsx')).SignatureField, {
  Frame,
});
const PackageField = partOverLine('上传', async () => (await import('./package-field.part.tsx')).PackageField, {
  Frame,
});

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
