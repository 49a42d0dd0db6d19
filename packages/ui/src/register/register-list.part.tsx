import { SessionService } from '@gongwei/application/identity';
import { RegisterDirectory } from '@gongwei/application/register';
import { Clock } from '@gongwei/application/shared';
import type { CompiledForm } from '@gongwei/domain/forms';
import { maySave } from '@gongwei/domain/identity';
import { isWithin } from '@gongwei/domain/organisation';
import type { RegisterDefinition, RegisterEntry } from '@gongwei/domain/register';
import { useCallback, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  Button,
  buttonClass,
  FaultState,
  Icon,
  LoadingState,
  Pager,
  usePageTitle,
  useResource,
  useService,
  wordsOf,
  useUserSession,
} from '../shared/index.ts';
import { StaleList } from '../shared/stale-list.part.tsx';
import { NothingListed } from './nothing-listed.part.tsx';
import { RegisterFilters } from './register-filters.part.tsx';
import { isNarrowed, PAGE_SIZE } from './register-query-url.rules.ts';
import { RegisterTable } from './register-table.part.tsx';
import { RemoveEntry } from './remove-entry.part.tsx';
import { useEntryRemoval } from './use-entry-removal.ts';
import { useRegisterQuery } from './use-register-query.ts';

type Props = {
  readonly register: RegisterDefinition;
  readonly form: CompiledForm;
  readonly title: string;
  readonly base: string;
  readonly tabs: readonly ReactNode[];
};

/** The entries of one register: found, opened, added, taken out and put back. The address holds the query. */
export const RegisterList = ({ register, form, title, base, tabs }: Props) => {
  const directory = useService(RegisterDirectory);
  const sessions = useService(SessionService);
  const navigate = useNavigate();
  const clock = useService(Clock);
  usePageTitle(title);
  const list = useRef<HTMLDivElement>(null);
  const { query, text, setText, change, clear } = useRegisterQuery(register);
  const here = useUserSession()?.institution.code ?? '';
  const {
    value: page,
    loading,
    failure,
    reload,
  } = useResource(
    // Another institution is another list.
    useCallback(
      () => (here === '' ? Promise.reject(new Error('No institution')) : directory.find(query)),
      [directory, query, here],
    ),
  );
  const removal = useEntryRemoval(register, reload);
  const mayWrite = maySave(form.definition, sessions.may);
  const mayChange = (entry: RegisterEntry): boolean => mayWrite && isWithin(entry.institutionCode, here);
  const of = tabs.length > 1 ? `?form=${form.definition.id}` : '';
  const { pathname, search } = useLocation();
  // Whoever comes back finds the list as they left it.
  const left = { list: pathname + search };
  const open = (entry: RegisterEntry): void => void navigate(`${base}/edit/${entry.id}${of}`, { state: left });

  const actions = (entry: RegisterEntry, active: boolean): ReactNode => {
    const tabIndex = active ? 0 : -1;
    const press = (act: () => void) => (event: { stopPropagation(): void }) => {
      event.stopPropagation();
      act();
    };
    if (!mayChange(entry))
      return (
        <Button look="quiet" small tabIndex={tabIndex} onClick={press(() => open(entry))}>
          查看
        </Button>
      );
    return query.removed ? (
      <Button look="quiet" small tabIndex={tabIndex} onClick={press(() => removal.restore(entry))}>
        恢复
      </Button>
    ) : (
      <>
        <Button look="quiet" small tabIndex={tabIndex} onClick={press(() => open(entry))}>
          编辑
        </Button>
        <Button look="quiet" small tabIndex={tabIndex} onClick={press(() => removal.ask(entry))}>
          删除
        </Button>
      </>
    );
  };

  const add = mayWrite ? (
    <Link className={buttonClass('primary')} to={`${base}/add${of}`} state={left}>
      <Icon name="plus" />
      新增
    </Link>
  ) : null;
  return (
    <div className="gw-list">
      <div className="gw-page-head">
        <h1>{title}</h1>
        {add}
      </div>
      {tabs.length > 1 ? (
        <nav className="gw-register-tabs" aria-label={title}>
          {tabs}
        </nav>
      ) : null}
      <RegisterFilters
        register={register}
        form={form}
        query={query}
        text={text}
        onText={setText}
        onChange={change}
        onClear={clear}
        onSearchDone={() => list.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()}
      />
      <div className="gw-panel gw-list-panel" ref={list}>
        {failure !== undefined && page ? <StaleList message={wordsOf(failure).message} onRetry={reload} /> : null}
        {page === undefined ? (
          failure === undefined ? (
            <LoadingState label="正在取列表…" />
          ) : (
            <FaultState fault={failure} onRetry={reload} />
          )
        ) : page.total === 0 ? (
          <NothingListed title={form.definition.title} narrowed={isNarrowed(query)} add={add} onClear={clear} />
        ) : (
          <RegisterTable
            register={register}
            form={form}
            page={page}
            sort={{ descending: false, ...(query.sort ?? register.sort) }}
            busy={loading}
            now={clock.now()}
            onSort={(by) =>
              change({ sort: { by, descending: (query.sort ?? register.sort).by === by && !query.sort?.descending } })
            }
            onOpen={open}
            actions={actions}
          />
        )}
        {page && page.total > 0 ? (
          <Pager
            total={page.total}
            offset={query.offset}
            size={PAGE_SIZE}
            unit={register.unit}
            onOffset={(offset) => change({ offset })}
          />
        ) : null}
        {loading && page ? <div className="gw-list-busy" aria-hidden="true" /> : null}
      </div>
      {removal.asked ? <RemoveEntry {...removal.asked} onRemove={removal.confirm} onClose={removal.close} /> : null}
    </div>
  );
};
