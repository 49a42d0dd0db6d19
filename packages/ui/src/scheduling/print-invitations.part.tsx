import {
  invitedSessions,
  LETTERS_A_PAGE,
  ROLL_A_PAGE,
  sheetsOf,
  type Invitation,
  type InvitedSession,
} from '@gongwei/domain/scheduling';
import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrintedRows, type ActionTarget } from '../lists/index.ts';
import { Bars } from './bars.part.tsx';
import './invitations.css';

/** People on one print: a township's campaign, not a county's. */
const MOST = 2_000;
type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** Letters that people take along to the check-up, three on one A4 to be cut; the desk reads the code. */
export const PrintInvitations = (props: Props) => (
  <Printed {...props}>
    {(sessions) =>
      sheetsOf(
        sessions.flatMap(({ people }) => people),
        LETTERS_A_PAGE,
      ).map((letters, at) => (
        <section key={at} className="gw-invited-sheet">
          {letters.map((one) => (
            <Letter key={one.id} {...one} />
          ))}
        </section>
      ))
    }
  </Printed>
);

/** The roll of each session, to be ticked by hand. */
export const PrintAppointmentRoll = (props: Props) => (
  <Printed {...props}>
    {(sessions) =>
      sessions.flatMap((session) =>
        sheetsOf(session.people, ROLL_A_PAGE).map((people, at, all) => (
          <Roll
            key={`${session.title} ${at}`}
            {...session}
            people={people}
            all={session.people.length}
            page={at + 1}
            of={all.length}
          />
        )),
      )
    }
  </Printed>
);

const Printed = ({
  target,
  onClose,
  children,
}: Props & { readonly children: (sessions: readonly InvitedSession[]) => ReactNode }) => {
  const printed = usePrintedRows(target, MOST, onClose);
  const sessions = useMemo(() => printed && invitedSessions(printed.rows, printed.names), [printed]);
  if (!sessions) return null;
  return createPortal(<div className="gw-invited">{children(sessions)}</div>, document.body);
};

const Letter = ({ name, village, day, slot, fasting, place, what, queueNo, archiveNumber, host }: Invitation) => (
  <article>
    <h1>体检通知单</h1>
    <p>
      <b>{name}</b>（{village}）：
    </p>
    <p>
      请您于 <b>{day}</b> {slot === '' ? null : <b>{slot}</b>} 到 <b>{place}</b> 参加免费健康体检（{what}）。您的序号是{' '}
      <b>{queueNo}</b>。
    </p>
    <ul>
      <li>带身份证和这张通知单。</li>
      {fasting ? (
        <>
          <li>前一天晚上 10 点以后不吃东西，当天早上空腹来，可以喝几口白水。</li>
          <li>降压药照常吃；降糖药、胰岛素带来，抽完血吃过饭再用。</li>
        </>
      ) : (
        <>
          <li>下午体检不用空腹，午饭照常吃；要抽血、做腹部B超的，请村医改约到上午。</li>
          <li>降压药、降糖药、胰岛素都照常用。</li>
        </>
      )}
      <li>有以前的化验单、出院记录，请一起带来。</li>
    </ul>
    <footer>
      <Barcode digits={archiveNumber.replace(/\D/g, '')} />
      <span>
        来不了请提前告诉村医改时间。
        {host === '' ? null : <b>{host}</b>}
      </span>
    </footer>
  </article>
);

const Barcode = ({ digits }: { readonly digits: string }) => {
  if (digits === '') return null;
  return (
    <span className="gw-invited-code">
      <Bars digits={digits} />
      {digits}
    </span>
  );
};

type RollPage = InvitedSession & { readonly all: number; readonly page: number; readonly of: number };

const Roll = ({ title, people, all, page, of }: RollPage) => (
  <section className="gw-invited-sheet gw-invited-roll">
    <header>
      <h2>体检预约名单</h2>
      <b>{title}</b>
      <span>
        共 {all} 人　第 {page} / {of} 页
      </span>
    </header>
    <table>
      <thead>
        <tr>
          <th>序号</th>
          <th>姓名</th>
          <th>性别 年龄</th>
          <th>村</th>
          <th>电话</th>
          <th>时间段</th>
          <th>到检</th>
          <th>签字</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, queueNo, name, about, village, phone, slot }) => (
          <tr key={id}>
            <td>{queueNo}</td>
            <td>{name}</td>
            <td>{about}</td>
            <td>{village}</td>
            <td>{phone}</td>
            <td>{slot}</td>
            <td>☐</td>
            <td aria-label="签字" />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
