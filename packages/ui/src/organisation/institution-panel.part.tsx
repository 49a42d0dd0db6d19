import { SessionService } from '@gongwei/application/identity';
import { InstitutionDirectory } from '@gongwei/application/organisation';
import { Popover, PopoverSurface } from '@fluentui/react-components';
import type { Institution } from '@gongwei/domain/organisation';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNotify, useService, useUserSession, wordsOf } from '../shared/index.ts';
import { rootsOf, visibleRows, type Branches } from './institution-tree.rules.ts';
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
  const directory = useService(InstitutionDirectory);
  const session = useUserSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const institutions = session?.institutions ?? NONE;
  const chosen = session?.institution.code ?? '';
  const roots = useMemo(() => rootsOf(institutions), [institutions]);
  const [known, setKnown] = useState<Branches>(() => branchesOf(institutions));
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(roots.map((one) => one.code)));
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => visibleRows(roots, known, open), [roots, known, open]);

  const toggle = async ({ code }: Institution, wanted: boolean) => {
    setOpen((old) => (wanted ? new Set([...old, code]) : new Set([...old].filter((one) => one !== code))));
    if (!wanted || known[code]) return;
    setLoading((old) => new Set([...old, code]));
    try {
      const children = await directory.childrenOf(code);
      setKnown((old) => ({ ...old, [code]: children }));
    } catch (failure) {
      notify({ kind: 'danger', text: `下级机构没有取到：${wordsOf(failure).message}` });
    } finally {
      setLoading((old) => new Set([...old].filter((one) => one !== code)));
    }
  };
  const choose = (institution: Institution) => {
    onClose();
    if (institution.code === chosen) return;
    sessions.chooseInstitution(institution);
    // Filters and the resident one looked at belong to the former institution.
    void navigate(pathname.startsWith('/cust/jkdn/') ? '/cust/base' : pathname);
    notify({ text: `已切换到 ${institution.name}` });
  };

  return (
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
          <InstitutionTree
            rows={rows}
            chosen={chosen}
            loading={loading}
            onToggle={(one, wanted) => void toggle(one, wanted)}
            onChoose={choose}
          />
          <p>列表、统计和保存都按所选机构及其下级机构进行。</p>
        </div>
      </PopoverSurface>
    </Popover>
  );
};

/** Children that are already in the session's own list. */
function branchesOf(institutions: readonly Institution[]): Branches {
  const branches: Record<string, Institution[]> = {};
  for (const one of institutions) if (one.parentCode !== undefined) (branches[one.parentCode] ??= []).push(one);
  return branches;
}
