import type { CallParticipant } from '@gongwei/application/call';

/** Who stands where among the pictures; oneself is always the small one in the corner. */
export type StageLayout = {
  /** `presenting`: a screen is shown, large, and whoever else is in stands beside it. */
  readonly shape: 'one' | 'two' | 'presenting';
  readonly tiles: readonly CallParticipant[];
  /** Whose picture is worth a window of its own. */
  readonly main: CallParticipant | undefined;
};

const shows = ({ media }: CallParticipant): boolean => media?.picture === true;

export function layOut(others: readonly CallParticipant[]): StageLayout {
  const presenter = others.find(({ media }) => media?.screen === true && media.picture);
  if (presenter && others.length > 1)
    return { shape: 'presenting', tiles: [presenter, ...others.filter((one) => one !== presenter)], main: presenter };
  return {
    shape: others.length > 1 ? 'two' : 'one',
    tiles: others,
    main: presenter ?? others.find(shows),
  };
}
