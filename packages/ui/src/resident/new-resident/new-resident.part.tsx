import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, StoredItems } from '@gongwei/application/shared';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  archivePath,
  Button,
  carePagePath,
  DialogBox,
  newFormPath,
  useNotify,
  useService,
  wordsOf,
  useUserSession,
} from '../../shared/index.ts';
import {
  firstSheet,
  lastVillageIn,
  newResidentOf,
  nextToFill,
  NOTHING_TYPED,
  problemsOf,
  type CreatedResident,
  type ResidentProblems,
  type TypedResident,
} from '@gongwei/application/resident';
import { NumberField, TextField } from './new-resident-fields.part.tsx';
import { WithoutNumber } from './without-number.part.tsx';
import { VillageSelect } from '../village-select.part.tsx';
import './new-resident.css';

type Props = {
  /** Filled in already; may be empty. */
  readonly idNumber: string;
  /** Whose child gets a file: it lives with her, and the two belong together at once. */
  readonly mother?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

/** 新建档案: who it is, then straight on to the personal-information sheet. Somebody who has a file already is named, with the way there. */
export const NewResident = ({ idNumber, mother, onClose }: Props) => {
  const directory = useService(ResidentDirectory);
  const today = useService(Clock).today();
  const institution = useUserSession()?.institution;
  const villageAsked = institution !== undefined && institution.level < 5 && !mother;
  const stored = useService(StoredItems);
  const [last] = useState(() => lastVillageIn(stored));
  const [village, setVillage] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const notify = useNotify();
  const [typed, setTyped] = useState(() => startOf(idNumber, mother));
  const [problems, setProblems] = useState<ResidentProblems>({});
  const [existing, setExisting] = useState<string>();
  const [question, setQuestion] = useState('');
  const [movesIn, setMovesIn] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);

  const sheet = firstSheet(typed, today);

  const type = (change: Partial<TypedResident>) => {
    setTyped({ ...typed, apart: '', ...change });
    setQuestion('');
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))));
    if ('idNumber' in change || question !== '') setExisting(undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const refuse = (found: ResidentProblems) => {
      setProblems(found);
      const wrong = Object.keys(found).map(boxOf).join();
      // A question is about no field: the cursor stays on what answers it.
      if (wrong !== '') form.querySelector<HTMLElement>(wrong)?.focus();
    };
    setTrouble('');
    const found = problemsOf(typed, today, villageAsked);
    const next = nextToFill(typed, found, document.activeElement?.id.replace(/^new-/, ''));
    if (next) return form.querySelector<HTMLElement>(boxOf(next))?.focus();
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      const answer = await directory.create(newResidentOf({ ...typed, apart: question }));
      if (answer.ok) {
        if (villageAsked) last.note(village);
        notify(saidOf(typed.name.trim(), movesIn, answer.value));
        void navigate(movesIn ? archivePath(answer.value.id) : firstPlace(answer.value.id, sheet, mother));
        return;
      }
      const { existingId, question: asked = '', movesIn: moves = false } = answer.failure;
      setExisting(existingId);
      setQuestion(asked);
      setMovesIn(moves);
      refuse(Object.fromEntries(answer.failure.fields.map(({ field, message }) => [field, message])));
    } catch (failure) {
      const { message, advice } = wordsOf(failure);
      setTrouble([message, advice].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogBox
      title={titleOf(mother)}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form="new-resident" look="primary" busy={busy}>
            {sayOf(busy, question, movesIn, sheet)}
          </Button>
        </>
      }
    >
      <form id="new-resident" className="gw-new" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        {mother ? <OfMother name={mother.name} /> : null}
        <TextField
          field="name"
          label="姓名"
          required
          value={typed.name}
          problem={problems.name}
          onChange={(name) => type({ name })}
        />
        <WhoBox {...{ typed, problems, mother }} existing={question === '' ? existing : undefined} onChange={type} />
        {institution && villageAsked ? (
          <div className="gw-new-field">
            <label htmlFor="new-villageCode">
              村（居）<b aria-hidden="true">*</b>
            </label>
            <span className="gw-new-villages">
              <VillageSelect
                within={institution.code}
                id="new-villageCode"
                invalid={problems.villageCode !== undefined}
                describedBy="new-villageCode-note"
                start={last.path}
                onChoose={(path) => {
                  setVillage(path);
                  type({ villageCode: path.at(-1) ?? '' });
                }}
              />
            </span>
            <p id="new-villageCode-note" className="gw-new-note" role="alert">
              {problems.villageCode}
            </p>
          </div>
        ) : null}
        <TextField
          field="phone"
          label="联系电话"
          inputMode="tel"
          value={typed.phone}
          problem={problems.phone}
          onChange={(phone) => type({ phone })}
        />
        <TextField
          field="address"
          label="现住址"
          value={typed.address}
          problem={problems.address}
          onChange={(address) => type({ address })}
        />
        <Similar {...{ question, movesIn, existing }} />
        {trouble === '' ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            没有建档：{trouble}
          </p>
        )}
      </form>
    </DialogBox>
  );
};

/** Where a box is: a field, or what stands around several. */
const boxOf = (field: string): string => `input#new-${field}, select#new-${field}, #new-${field} input`;

const Similar = ({
  question,
  movesIn,
  existing,
}: {
  readonly question: string;
  readonly movesIn: boolean;
  readonly existing: string | undefined;
}) =>
  question === '' ? null : movesIn ? (
    <p className="gw-note gw-note--warn" role="alert">
      {question}
    </p>
  ) : (
    <div className="gw-note gw-note--danger" role="alert">
      <span>
        {question} {existing === undefined ? null : <Link to={archivePath(existing)}>打开已有的档案</Link>}
        <br />
        是同一人的请打开已有的档案；确为另一人（如双胞胎）的可以继续建档。
      </span>
    </div>
  );

/** Of a file that moved in nobody is in charge yet, and where the person lives now stands on the sheet. */
const saidOf = (name: string, movesIn: boolean, { archiveNumber, warnings }: CreatedResident) => {
  const done = movesIn
    ? `${name}的档案已迁入，请更新个人基本信息表的住址和责任医生`
    : `已为${name}建档，档案号 ${archiveNumber}`;
  return { text: [done, ...warnings].join('；'), kind: warnings.length > 0 ? 'warn' : 'good' } as const;
};

const sayOf = (busy: boolean, question: string, movesIn: boolean, sheet: ReturnType<typeof firstSheet>): string => {
  if (busy) return '正在建档…';
  if (question !== '' && movesIn) return '迁入本机构';
  if (question !== '') return '确为另一人，继续建档';
  return sheet ? '建档并填写基本信息表' : '建立儿童档案';
};

/** The identity number, or what is said in its place. */
const WhoBox = ({
  typed,
  problems,
  mother,
  existing,
  onChange,
}: {
  readonly typed: TypedResident;
  readonly problems: ResidentProblems;
  readonly mother: Props['mother'];
  readonly existing: string | undefined;
  readonly onChange: (change: Partial<TypedResident>) => void;
}) =>
  typed.noNumber === '' ? (
    <NumberField
      value={typed.idNumber}
      problem={problems.idNumber}
      onChange={(idNumber) => onChange({ idNumber })}
      existing={
        existing === undefined ? (
          <Button look="quiet" small onClick={() => onChange({ noNumber: mother ? '1' : '2' })}>
            没有身份证号
          </Button>
        ) : (
          <Link to={archivePath(existing)}>打开已有的档案</Link>
        )
      }
    />
  ) : (
    <WithoutNumber {...{ typed, problems, onChange }} onNumber={() => onChange({ noNumber: '' })} />
  );

const startOf = (idNumber: string, mother: Props['mother']): TypedResident => ({
  ...NOTHING_TYPED,
  idNumber,
  motherId: mother?.id ?? '',
});

const titleOf = (mother: Props['mother']): string => (mother ? `为${mother.name}的孩子建档` : '新建档案');

/** A child's visits where its mother is known; otherwise its file, or the sheet the file of an adult begins with. */
const firstPlace = (id: string, sheet: ReturnType<typeof firstSheet>, mother: Props['mother']): string =>
  sheet ? newFormPath(id, sheet) : mother ? carePagePath('child', id) : archivePath(id);

const OfMother = ({ name }: { readonly name: string }) => (
  <p className="gw-note">
    村（居）、电话和住址不填就与母亲的档案相同，建好后两份档案自动关联。还没取名的写“{name}之子”或“{name}
    之女”；双胎、多胎一个一个建。
  </p>
);
