import { SessionService } from '@gongwei/application/identity';
import { createInstitutionTree, InstitutionDirectory } from '@gongwei/application/organisation';
import { Popover, PopoverSurface } from '@fluentui/react-components';
import type { Institution } from '@gongwei/domain/organisation';
import { useLocation, useNavigate } from 'react-router';
import { useLoaded, useNotify, useService, useUserSession, wordsOf } from '../shared/index.ts';
import { ThemeProvider } from '../shared/theme/index.ts';
import { InstitutionTree } from './institution-tree.part.tsx';
import './organisation.css';

const NONE: readonly Institution[] = [];

/** The lazy half of the institution switcher: the tree, whose branches come from the directory when they are opened. */
export const InstitutionPanel = ({
  target,
  onClose,
}: {
  readonly target: HTMLElement;
  readonly onClose: () => void;
}) => {
  const sessions = useService(SessionService);
  const session = useUserSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const institutions = session?.institutions ?? NONE;
  const chosen = session?.institution.code ?? '';
  const { rows, loading, toggle } = useLoaded(createInstitutionTree, useService(InstitutionDirectory), institutions);
  const onToggle = (institution: Institution, wanted: boolean): void =>
    void toggle(institution, wanted).catch((failure: unknown) =>
      notify({ kind: 'danger', text: `下级机构没有取到：${wordsOf(failure).message}` }),
    );
  const choose = (institution: Institution) => {
    onClose();
    if (institution.code === chosen) return;
    sessions.chooseInstitution(institution);
    // Filters and the resident one looked at belong to the former institution.
    void navigate(pathname.startsWith('/cust/jkdn/') ? '/cust/base' : pathname);
    notify({ text: `已切换到 ${institution.name}` });
  };

  return (
    <ThemeProvider>
      <Popover
        open
        trapFocus
        positioning={{ target, position: 'below', align: 'start', offset: 4 }}
        onOpenChange={(_, data) => {
          if (!data.open) onClose();
        }}
      >
        <PopoverSurface aria-label="选择机构" style={{ padding: 0 }}>
          <div className="gw-institutions">
            <InstitutionTree rows={rows} chosen={chosen} loading={loading} onToggle={onToggle} onChoose={choose} />
            <p>列表、统计和保存都按所选机构及其下级机构进行。</p>
          </div>
        </PopoverSurface>
      </Popover>
    </ThemeProvider>
  );
};
