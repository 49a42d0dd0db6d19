import { placesInWords } from '@gongwei/domain/pages';
import { Link } from 'react-router';

/** A sentence of the server; what it tells to do leads to where it is done. `onLeave`: the window it stands in goes. */
export const WordsWithPlaces = ({ text, onLeave }: { readonly text: string; readonly onLeave?: () => void }) =>
  placesInWords(text).map(({ text: words, path }, at) =>
    path === undefined ? (
      <span key={at}>{words}</span>
    ) : (
      <Link key={at} to={path} onClick={onLeave}>
        {words}
      </Link>
    ),
  );
