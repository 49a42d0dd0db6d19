import { UploadDesk } from '@gongwei/application/upload';
import { useEffect } from 'react';
import { useList } from '../lists/index.ts';
import { useService } from '../shared/index.ts';

/** A list of uploads is compared with the server's whenever that tells that something changed; `onRefused`: the platform refused an account. */
export const FollowUploads = ({ onRefused }: { readonly onRefused: () => void }) => {
  const desk = useService(UploadDesk);
  const { session } = useList();
  useEffect(() => {
    // A new task is a new row, which only a new question finds.
    const tasks = session.definition.subject === 'upload-batch';
    const changed = desk.changed$.subscribe(() => (tasks ? session.reload() : session.compare()));
    const refused = desk.refused$.subscribe(onRefused);
    return () => {
      changed.unsubscribe();
      refused.unsubscribe();
    };
  }, [desk, session, onRefused]);
  return null;
};
