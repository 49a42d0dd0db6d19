import { EmptyState } from './state.part.tsx';

/** In place of a page whose rows or forms somebody may not read. */
export const NoRight = ({ title }: { readonly title: string }) => (
  <div className="gw-panel">
    <EmptyState icon="alert" title={`您没有查看${title}的权限`}>
      如需要此权限，请联系本机构管理员。
    </EmptyState>
  </div>
);
