import { SessionService } from '@gongwei/application/identity';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, DialogBox, Icon, MenuButton, useService } from '../shared/index.ts';

/** The user's own pages, and the way out, which asks first. */
export const UserMenu = ({ name, username }: { readonly name: string; readonly username: string }) => {
  const session = useService(SessionService);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void session.logOut();
  };
  return (
    <>
      <MenuButton
        look="quiet"
        className="gw-header-user"
        entries={[
          { kind: 'heading', key: 'who', label: `${name}（${username}）` },
          { key: 'home', label: '首页', onPick: () => void navigate('/wel/index') },
          { key: 'sign', label: '个人签名', onPick: () => void navigate('/info/sign') },
          { key: 'org', label: '机构设置', onPick: () => void navigate('/info/org') },
          { kind: 'divider', key: 'line' },
          { key: 'out', label: '退出登录', onPick: () => setAsking(true) },
        ]}
      >
        <Icon name="user" />
        <span>{name}</span>
        <Icon name="down" size={12} />
      </MenuButton>
      {asking ? (
        <DialogBox
          title="提示"
          width={400}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>取消</Button>
              <Button look="primary" onClick={leave}>
                确定
              </Button>
            </>
          }
        >
          是否退出系统, 是否继续?
        </DialogBox>
      ) : null}
    </>
  );
};
