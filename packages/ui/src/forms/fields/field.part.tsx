import { lazy, memo, Suspense } from 'react';
import type { FieldProps } from './field-frame.part.tsx';
import { PlainField } from './plain-field.part.tsx';
import { RegionField } from './region-field.part.tsx';
import { SensitiveField } from './sensitive-field.part.tsx';
import { TableField } from './table-field.part.tsx';

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
        <PlainField {...props} />
      );
    default:
      return <PlainField {...props} />;
  }
});
Field.displayName = 'Field';
