import { Button } from '../../shared/button.part.tsx';
import { DialogBox } from '../../shared/dialog.part.tsx';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Enter / Shift+Enter', '下一项（提醒处再按一次确认）/ 上一项'],
  ['0–9', '在选项中按编号选择；两位编号连续输入；再按一次取消'],
  ['空格 / 方向键', '勾选 / 在选项间移动'],
  ['Delete', '清空所选'],
  ['Alt+L 或空栏内按 =', '采用上次的值'],
  ['Alt+P', '采用建议值'],
  ['Alt+N', '本节空项填为正常'],
  ['Alt+K', '本节空项沿用上次'],
  ['Alt+M', '用蓝牙读血压计、血糖仪（有此按钮的章节）'],
  ['/ 或 Alt+I', '章节目录，再按编号跳转'],
  ['Alt+↑ Alt+↓', '上一节 / 下一节'],
  ['Alt+E', '错误与未填清单'],
  ['Alt+B', '回到打开它的名单或签到台'],
  ['Ctrl+Enter', '长文本内换行'],
  ['表格内 Enter', '到行末换行；末行空格内离开表格'],
  ['表格内 Ctrl+Enter', '在本行后插入一行'],
  ['表格内 Ctrl+Delete', '删除本行（可撤销）'],
  ['表格内 Alt+↑ Alt+↓', '本行上移 / 下移'],
  ['日期', '20261120、1120、今天 或 .'],
  ['地区栏 ↓', '从列表逐级选择（→ 下级，← 上级）；输入名称、拼音首字母或代码可查找'],
  ['Ctrl+S', '保存'],
  ['F1 或 ?', '本说明'],
];

/** All keys of the form on one card. */
export const KeyCard = ({ onClose }: { readonly onClose: () => void }) => (
  <DialogBox
    title="快捷键"
    width={560}
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        知道了
      </Button>
    }
  >
    <dl className="gwf-keys">
      {KEYS.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </DialogBox>
);
