import { lazy, Suspense, useCallback, useState, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../shared/index.ts';

type Asking = { readonly again: () => void };

/**
 * A part of a form whose code comes over the line when it is first shown. Where it does not come the form stands all the same: the place says
 * so, and asks again on request. `what`: as it is called in that sentence; `until`: what stands there before, as high as the part.
 */
export function partOverLine<Props extends object>(
  what: string,
  bring: () => Promise<FunctionComponent<Props>>,
  until: (props: Props) => ReactNode = () => null,
): FunctionComponent<Props> {
  const Missing = ({ again }: Asking) => (
    <p className="gw-muted">
      {what}没有加载出来，请检查网络，其他内容照常填写。
      <Button small onClick={again}>
        重试
      </Button>
    </p>
  );
  const brought = () =>
    lazy<FunctionComponent<Props & Asking>>(() =>
      bring().then(
        (Part) => ({ default: Part }),
        () => {
          // Whoever comes later asks anew.
          latest = brought();
          return { default: Missing };
        },
      ),
    );
  let latest = brought();
  const OverLine = (props: Props) => {
    const [Part, setPart] = useState(() => latest);
    const again = useCallback(() => setPart(latest), []);
    return (
      <Suspense fallback={until(props)}>
        <Part {...props} again={again} />
      </Suspense>
    );
  };
  return OverLine;
}
