import type { ReactNode } from 'react';
import { Button, EmptyState } from '../shared/index.ts';

type Props = {
  readonly title: string;
  readonly narrowed: boolean;
  /** The way to add one, for who may. */
  readonly add: ReactNode;
  readonly onClear: () => void;
};

/** An empty register, or one where nothing meets what was asked. */
export const NothingListed = ({ title, narrowed, add, onClear }: Props) =>
  narrowed ? (
    <EmptyState icon="search" title="没有符合条件的内容" actions={<Button onClick={onClear}>清除筛选</Button>}>
      请换个说法查找，或者放宽筛选条件。
    </EmptyState>
  ) : (
    <EmptyState icon="empty" title={`${title}还没有内容`} actions={add}>
      {add ? '点“新增”录入第一条。' : '请联系有维护权限的人员录入。'}
    </EmptyState>
  );
