import { lazy, memo, Suspense } from 'react';
import { ChoiceField } from './choice-field.part.tsx';
import { ComputedField } from './computed-field.part.tsx';
import type { FieldProps } from './field-frame.part.tsx';
import { RegionField } from './region-field.part.tsx';
import { SensitiveField } from './sensitive-field.part.tsx';
import { TableField } from './table-field.part.tsx';
import { TextField } from './text-field.part.tsx';

const ImageField = lazy(() => import('./image-field.part.tsx').then((module) => ({ default: module.ImageField })));
const SignatureField = lazy(() =>
  import('./signature-field.part.tsx').then((module) => ({ default: module.SignatureField })),
);

const PackageField = lazy(() =>
  import('./package-field.part.tsx').then((module) => ({ default: module.PackageField })),
);

/** The widget of a field's type. Rendered once; what changes while typing is inside. */
export const Field = memo((props: FieldProps) => {
  switch (props.field.type) {
    case 'single':
    case 'multi':
      return props.field.options ? <ChoiceField {...props} /> : <TextField {...props} />;
    case 'boolean':
      return <ChoiceField {...props} />;
    case 'computed':
    case 'resident':
      return <ComputedField {...props} />;
    case 'table':
      return <TableField {...props} />;
    case 'image':
      return (
        <Suspense fallback={null}>
          <ImageField {...props} />
        </Suspense>
      );
    case 'signature':
      return (
        <Suspense fallback={null}>
          <SignatureField {...props} />
        </Suspense>
      );
    case 'region':
      return <RegionField {...props} />;
    case 'text':
      if (props.field.upload === 'package')
        return (
          <Suspense fallback={null}>
            <PackageField {...props} />
          </Suspense>
        );
      return props.field.sensitive === 'id-number' || props.field.sensitive === 'phone' ? (
        <SensitiveField {...props} />
      ) : (
        <TextField {...props} />
      );
    default:
      return <TextField {...props} />;
  }
});
Field.displayName = 'Field';
