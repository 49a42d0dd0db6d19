import { lazy, Suspense, useCallback, useState, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../shared/index.ts';

type Asking<Props> = { readonly props: Props; readonly again: () => void };

/** How a part over the line looks without its code. */
export type WithoutCode<Props> = {
  /** While it is on the way: as high as the part. */
  readonly until?: (props: Props) => ReactNode;
  /** Where it did not come, around the sentence that says so. */
  readonly Frame?: FunctionComponent<{ readonly props: Props; readonly children: ReactNode }>;
};

/**
 * A part of a form whose code comes over the line when it is first shown. Where it does not come the form stands all the same: the place says
 * so, and asks again on request. `what`: as it is called in that sentence.
 */
export function partOverLine<Props extends object>(
  what: string,
  bring: () => Promise<FunctionComponent<Props>>,
  { until = () => null, Frame = ({ children }) => children }: WithoutCode<Props> = {},
): FunctionComponent<Props> {
  const Missing = ({ props, again }: Asking<Props>) => (
    <Frame props={props}>
      <p className="gw-muted">
        {what}没有加载出来，请检查网络，其他内容照常填写。
        <Button small onClick={again}>
          重试
        </Button>
      </p>
    </Frame>
  );
  const brought = () =>
    lazy<FunctionComponent<Asking<Props>>>(() =>
      bring().then(
        (Part) => ({ default: ({ props }) => <Part {...props} /> }),
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
        <Part props={props} again={again} />
      </Suspense>
    );
  };
  return OverLine;
}
